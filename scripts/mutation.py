"""What the scripts that change sources have in common: running compilers and tests, and verdicts."""

import concurrent.futures
import os
import re
import subprocess
import sys

LONGEST_RUN = 60  # seconds; a change may make the rules run in circles


def fail(message):
    """Ends the script: it cannot do its work."""
    print(f"{os.path.basename(sys.argv[0])}: {message}", file=sys.stderr)
    sys.exit(2)


def run(command, **options):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          errors="replace", **options)


def must_run(command):
    result = run(command)
    if result.returncode:
        fail(f"{' '.join(map(str, command))}\n{result.stdout}{result.stderr}")


def first_error(text):
    """The message of a generator or a compiler, without the folders of this run."""
    lines = text.strip().splitlines()
    line = next((line for line in lines if "error:" in line), lines[0] if lines else "no message")
    return re.sub(r"^\S*/", "", line)


def failing_test(program, environment=None, longest=LONGEST_RUN):
    """The first test of a program that fails; None if none does, "" if it ends before the first one."""
    try:
        result = run([program, "--gtest_fail_fast"], timeout=longest,
                     env={**os.environ, **(environment or {})})
        output, passed = result.stdout, result.returncode == 0
    except subprocess.TimeoutExpired as late:
        output, passed = (late.stdout or b"").decode(errors="replace"), False
    if passed:
        return None
    # A test that crashes or never ends has begun, and is the last one that did.
    failed = re.findall(r"^\[  FAILED  \] ([^\s,]+)", output, re.M)
    begun = re.findall(r"^\[ RUN      \] (\S+)", output, re.M)
    return failed[0] if failed else f"{begun[-1]}, which crashes" if begun else ""


def judge_all(changes, judge, jobs):
    """Prints the verdict on every change and their counts; returns the exit code."""
    counts = dict.fromkeys(["noticed", "refused", "equivalent", "unnoticed"], 0)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for change, (verdict, by) in zip(changes, pool.map(judge, changes)):
            counts[verdict] += 1
            print(f"{verdict:10}  {change}", f" [{by}]" if by else "", flush=True)
    print(f"{len(changes)} changes: {counts['noticed']} noticed by a named test, {counts['refused']} "
          f"refused by the build, {counts['equivalent']} equivalent, {counts['unnoticed']} unnoticed")
    return 1 if counts["unnoticed"] else 0
