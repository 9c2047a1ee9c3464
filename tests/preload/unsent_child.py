"""A thread waits for the plan, which comes through stdin; a child forked meanwhile has another one.

Prints how the child ended: its status, or minus the signal.
"""

from __future__ import annotations

import os
import signal
import sys
import threading

from unread_child import product, wait_until_asleep


def main() -> None:
    thread = threading.Thread(target=product, daemon=True)
    thread.start()
    wait_until_asleep(thread)
    child = os.fork()
    if child == 0:
        signal.alarm(30)
        os.dup2(os.open(sys.argv[1], os.O_RDONLY), 0)
        product()
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
    os._exit(0)


main()
