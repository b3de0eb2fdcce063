"""Puts the client and the suite's own modules on the path, as the source tree has them."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "src")]
