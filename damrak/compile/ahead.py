"""Compiles kernels ahead of time: one shared library for each kind of machine, and its manifest.

Like wasm.py, it links the LLVM code of all kernels and optimises it for the target. For each way in
which Python calls a kernel it adds a function that takes Python's arrays, records and numbers as
they are. Needs the package `ziglang`, which contains the linker.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from damrak.compile.native import layout_digest

# Where CPython and NumPy keep what the code needs; `native.py` checks it before use.
ARRAY_DATA, ARRAY_SHAPE, ARRAY_STRIDES, RECORD_DATA = 16, 32, 40, 24
SIMPLE = {"int64": "int", "uint64": "uint", "float64": "float", "bool": "bool"}
PASSED = {
    "int": "i64",
    "uint": "i64",
    "float": "double",
    "bool": "i8",
}  # as arguments
PAIR = "UniTuple(int64 x 2)"
SLOTS = {  # what a result of this Numba type is in LLVM
    "int8": "i8",
    "int16": "i16",
    "int32": "i32",
    "int64": "i64",
    "uint64": "i64",
    "float32": "float",
    "float64": "double",
    "bool": "i8",
    "none": "ptr",
    PAIR: "[2 x i64]",
}


class Target(NamedTuple):
    """A kind of machine."""

    library: str  # the file's name, as `native.library_name` has it
    triple: str
    cpu: str
    features: str


TARGETS = (
    Target("linux-aarch64.so", "aarch64-unknown-linux-gnu", "generic", "+v8.1a,+neon"),
    Target("linux-x86_64.so", "x86_64-unknown-linux-gnu", "x86-64-v3", ""),
)


class Call(NamedTuple):
    """A kernel, by its full name, with the types of the arguments that Python gives it."""

    name: str
    kernel: Any
    arguments: tuple[object, ...]


class Built(NamedTuple):
    """A function of a library: its symbol, what it returns, its kernel and kinds of arguments."""

    symbol: str
    result: str
    name: str
    kinds: tuple[str, ...]


def build_libraries(calls: Sequence[Call]) -> tuple[dict[str, bytes], list[Built]]:
    """The library for each target, by name, and the functions that each of them has."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    code, built = _linked(llvm, calls)
    kept = {each.symbol for each in built} | {"array_data", "record_data"}
    return {target.library: _compiled(llvm, code, target, kept) for target in TARGETS}, built


def _linked(llvm: ModuleType, calls: Iterable[Call]) -> tuple[str, list[Built]]:
    """All kernels and what they call as LLVM code, with a function for each call."""
    module, wrappers, built = llvm.parse_assembly(""), [_DATA], []
    for number, call in enumerate(calls):
        call.kernel.dispatcher.compile(call.arguments)
        made = call.kernel.dispatcher.overloads[call.arguments]
        result = str(made.signature.return_type)
        kinds = tuple(kind_of_type(each) for each in call.arguments)
        symbol = f"call_{number}"
        module.link_in(llvm.parse_assembly(made.library.get_llvm_str()))
        function = module.get_function(made.fndesc.mangled_name)
        wrappers.append(_wrapper(symbol, function, result, kinds, call.arguments))
        built.append(Built(symbol, result, call.name, kinds))
    module.link_in(llvm.parse_assembly("\n".join(wrappers)))
    return str(module), built


def kind_of_type(kind: object) -> str:
    """The word of `native.kind_of` for an argument of this Numba type."""
    import numba
    from numba.np.numpy_support import as_dtype

    if isinstance(kind, numba.types.Array):
        dtype = as_dtype(kind.dtype)
        return f"array {kind.ndim}{kind.layout} {layout_digest(dtype)}"
    if isinstance(kind, numba.types.Record):
        return f"record {layout_digest(as_dtype(kind))}"
    return SIMPLE[str(kind)]


_PAIR = [
    "%one = extractvalue [2 x i64] %value, 0",
    "%two = extractvalue [2 x i64] %value, 1",
    "%half = insertvalue {i64, i64} poison, i64 %one, 0",
    "%pair = insertvalue {i64, i64} %half, i64 %two, 1",
    "ret {i64, i64} %pair",
]
_DATA = f"""
define i64 @array_data(ptr %object) {{
  %place = getelementptr i8, ptr %object, i64 {ARRAY_DATA}
  %data = load i64, ptr %place
  ret i64 %data
}}
define i64 @record_data(ptr %object) {{
  %place = getelementptr i8, ptr %object, i64 {RECORD_DATA}
  %data = load i64, ptr %place
  ret i64 %data
}}
"""


def _wrapper(
    symbol: str, function: Any, result: str, kinds: Sequence[str], types: Sequence[Any]
) -> str:
    """A function that takes Python's objects and returns the result as C does."""
    lines: list[str] = []
    passed: list[str] = []
    taken: list[str] = []
    for place, (kind, made) in enumerate(zip(kinds, types, strict=True)):
        if kind in PASSED:
            taken.append(f"{PASSED[kind]} %a{place}")
            passed.append(f"{PASSED[kind]} %a{place}")
            continue
        taken.append(f"ptr %a{place}")
        if kind.startswith("record"):
            lines += _loaded(f"d{place}", "ptr", f"%a{place}", RECORD_DATA)
            passed.append(f"ptr %d{place}")
        else:
            lines += _array(place, made.ndim, passed, made)
    slot = SLOTS[result]
    wanted = [str(each.type) for each in function.arguments][2:]
    if wanted != [each.split()[0] for each in passed]:
        raise TypeError(f"{function.name} takes {wanted}, not {passed}")
    head = f'declare i32 @"{function.name}"(ptr, ptr, {", ".join(wanted)})'
    returned, answer = {
        "none": ("void", ["ret void"]),
        PAIR: ("{i64, i64}", _PAIR),
    }.get(result, (slot, [f"ret {slot} %value"]))
    body = "\n  ".join(
        [
            f"%slot = alloca {slot}",
            "%error = alloca ptr",
            *lines,
            f'%status = call i32 @"{function.name}"(ptr %slot, ptr %error, {", ".join(passed)})',
            f"%value = load {slot}, ptr %slot",
            *answer,
        ]
    )
    return f"{head}\ndefine {returned} @{symbol}({', '.join(taken)}) {{\n  {body}\n}}\n"


def _loaded(name: str, kind: str, source: str, place: int) -> list[str]:
    return [
        f"%{name}p = getelementptr i8, ptr {source}, i64 {place}",
        f"%{name} = load {kind}, ptr %{name}p",
    ]


def _array(place: int, dimensions: int, passed: list[str], made: Any) -> list[str]:
    """Code that reads an array of Python; `passed` gets what Numba's code takes in its place."""
    from numba.np.numpy_support import as_dtype

    source = f"%a{place}"
    lines = _loaded(f"d{place}", "ptr", source, ARRAY_DATA)
    lines += _loaded(f"n{place}", "ptr", source, ARRAY_SHAPE)
    lines += _loaded(f"t{place}", "ptr", source, ARRAY_STRIDES)
    count = "1"
    for axis in range(dimensions):
        lines += _loaded(f"n{place}_{axis}", "i64", f"%n{place}", 8 * axis)
        lines += _loaded(f"t{place}_{axis}", "i64", f"%t{place}", 8 * axis)
        lines.append(f"%c{place}_{axis} = mul i64 {count}, %n{place}_{axis}")
        count = f"%c{place}_{axis}"
    size = as_dtype(made.dtype).itemsize
    passed += ["ptr null", "ptr null", f"i64 {count}", f"i64 {size}", f"ptr %d{place}"]
    passed += [f"i64 %n{place}_{axis}" for axis in range(dimensions)]
    passed += [f"i64 %t{place}_{axis}" for axis in range(dimensions)]
    return lines


def _compiled(llvm: ModuleType, code: str, target: Target, kept: set[str]) -> bytes:
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=3, reloc="pic", codemodel="default"
    )
    module = llvm.parse_assembly(code)
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in kept:
            each.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    for _ in range(2):  # the second round removes what the first has inlined
        builder.getModulePassManager().run(module, builder)
    return _link(machine.emit_object(module))


def _link(code: bytes) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "code.o", Path(folder) / "code.so"
        source.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "ld.lld", "-shared", "--strip-all"]
        command += ["--gc-sections", "--build-id=none", "-z", "noexecstack"]
        subprocess.run([*command, str(source), "-o", str(target)], check=True)  # noqa: S603 - our own arguments
        return target.read_bytes()
