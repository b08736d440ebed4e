# An event loop for asyncio that waits for nothing but its own clock: a program here has no sockets, no signals and no
# other threads, and waiting is free. The loop that the runtime brings hands everything to JavaScript, which is out of reach.
import asyncio
from asyncio import base_events, events, runners


class Loop(base_events.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector, self._passed = self, 0.0

    def time(self):
        return self._passed

    def select(self, timeout):
        if timeout is None:
            raise RuntimeError('Every task waits for another one, so that none goes on')
        self._passed += timeout
        return ()

    async def run_in_executor(self, executor, func, *args):
        return func(*args)

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


class Policy(events._BaseDefaultEventLoopPolicy):
    _loop_factory = Loop


def begin():
    events._set_running_loop(None)
    events._event_loop_policy = Policy()
    events._set_event_loop_policy(events._event_loop_policy)
    asyncio.run, asyncio.SelectorEventLoop = runners.run, Loop
