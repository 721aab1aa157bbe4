"""Runs the programs of a folder in their order, each as a main module of its own."""

import json
import sys
import traceback
from pathlib import Path
from types import ModuleType


def run(path):
    sys.modules["__main__"] = module = ModuleType("__main__")
    try:
        exec(compile(path.read_text("utf-8"), str(path), "exec"), vars(module))
    except BaseException as error:
        return {"line": find_line(error, path), "message": describe(error)}
    return {}


def find_line(error, path):
    if isinstance(error, SyntaxError):
        return error.lineno
    frames = traceback.extract_tb(error.__traceback__)
    return next((frame.lineno for frame in reversed(frames) if frame.filename == str(path)), None)


def describe(error):
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


folder = Path(sys.argv[1])
with open(folder / "results.jsonl", "w", encoding="utf-8") as results:
    for path in sorted(folder.glob("*.py"), key=lambda path: int(path.stem)):
        print(json.dumps({"program": int(path.stem), **run(path)}), file=results, flush=True)
