"""Compiles kernels to WebAssembly: links their LLVM code, optimises it for wasm32, exports it.

Numba optimises for this machine, so that is switched off (`compile_environment`) and done here
for wasm32. Needs the package `ziglang`, which contains the linker.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from damrak.compile.jit import SMALL

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+sign-ext,+simd128"
STACK = 16384
WIDE = "-vectorizer-maximize-bandwidth"  # multiplies 16-bit numbers in pairs


class Export(NamedTuple):
    """A kernel with its exported name and the types of its arguments: records or integers."""

    name: str
    kernel: Any
    arguments: tuple[object, ...]


def compile_environment(folder: str) -> dict[str, str]:
    """Environment of a process that compiles for wasm: no optimisation, a separate cache."""
    return {
        "NUMBA_OPT": "0",
        "NUMBA_CPU_NAME": "generic",
        "NUMBA_CPU_FEATURES": "",
        "DAMRAK_CACHE": folder,
        SMALL: "1",
    }


def build_wasm(exports: Sequence[Export]) -> bytes:
    """A module with these kernels; records are pointers, integers i32, floats f64."""
    import llvmlite.binding as llvm

    llvm.set_option("", WIDE)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = _linked(llvm, exports)
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        features=FEATURES, opt=3, reloc="static"
    )
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    names = {export.name for export in exports}
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in names:
            each.linkage = "internal"
    _optimise(llvm, module, machine)
    return _link(machine.emit_object(module), sorted(names))


def _linked(llvm: ModuleType, exports: Sequence[Export]) -> Any:
    """All kernels and what they call in one LLVM module, with a plain function for each export."""
    module, wrappers = llvm.parse_assembly(""), []
    for export in exports:
        compiled = getattr(export.kernel, "dispatcher", export.kernel)
        compiled.compile(export.arguments)
        made = compiled.overloads[export.arguments]
        wrappers.append(_wrapper(export, made))
        module.link_in(llvm.parse_assembly(made.library.get_llvm_str()))
    module.link_in(llvm.parse_assembly("\n".join(wrappers)))
    return module


def _wrapper(export: Export, made: Any) -> str:
    """A function without Numba's calling convention (result and status by pointer)."""
    name, result = made.fndesc.mangled_name, str(made.signature.return_type)
    records = [hasattr(kind, "fields") for kind in export.arguments]
    taken = ", ".join(f"{'ptr' if record else 'i32'} %a{n}" for n, record in enumerate(records))
    wide = [f"  %w{n} = sext i32 %a{n} to i64" for n, record in enumerate(records) if not record]
    passed = [f"ptr %a{n}" if record else f"i64 %w{n}" for n, record in enumerate(records)]
    kinds = ", ".join("ptr" if record else "i64" for record in records)
    slot = {"none": "ptr", "bool": "i8", "float64": "double"}.get(result, "i64")
    answer = {"none": "i32 0", "float64": "double %value"}.get(result, "i32 %small")
    convert = {"none": "", "float64": "", "bool": "  %small = zext i8 %value to i32\n"}
    shrink = convert.get(result, "  %small = trunc i64 %value to i32\n")
    return (
        f'declare i32 @"{name}"(ptr, ptr, {kinds})\n'
        f"define {answer.split()[0]} @{export.name}({taken}) {{\n"
        f"  %slot = alloca {slot}\n  %error = alloca ptr\n" + "\n".join(wide) + "\n"
        f'  %status = call i32 @"{name}"(ptr %slot, ptr %error, {", ".join(passed)})\n'
        f"  %value = load {slot}, ptr %slot\n{shrink}  ret {answer}\n}}\n"
    )


def _optimise(llvm: ModuleType, module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_unrolling = False  # a quarter fewer bytes; searches are as fast
    builder = llvm.create_pass_builder(machine, options)
    for _ in range(2):  # the second round removes what the first has inlined
        builder.getModulePassManager().run(module, builder)


def _link(code: bytes, names: list[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "code.o", Path(folder) / "code.wasm"
        source.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--strip-all", "-O2"]
        command += ["--gc-sections", "--export=__heap_base", "-z", f"stack-size={STACK}"]
        command += [f"--export={name}" for name in names]
        subprocess.run([*command, str(source), "-o", str(target)], check=True)  # noqa: S603 - our own arguments
        return target.read_bytes()
