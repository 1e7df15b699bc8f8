"""The six Orders and their eighteen Elements. [LS-2.3.1.1, LS-2.3.1.2, LS-2.3.2.1, LS-G01]"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

ELEMENTS_OF: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        "Astral": ("Solar", "Lunar", "Gravity"),
        "Dread": ("Poison", "Death", "Shadow"),
        "Mountain": ("Fire", "Earth", "Crystal"),
        "Nature": ("Animal", "Forest", "Soul"),
        "Storm": ("Lightning", "Water", "Air"),
        "Tech": ("Mechanical", "Time", "Explosives"),
    }
)
ORDERS: tuple[str, ...] = tuple(ELEMENTS_OF)
ELEMENTS: tuple[str, ...] = tuple(element for elements in ELEMENTS_OF.values() for element in elements)
ORDER_OF: Mapping[str, str] = MappingProxyType(
    {element: order for order, elements in ELEMENTS_OF.items() for element in elements}
)
LEVELS = ("Basic", "Superior")
CATEGORIES = ("Attack", "Defend", "Buff", "Item")  # [LS-2.4.3.1]
