# The world of a judged program, as far as it is not CPython's own: its streams, its threads, and its end. It is in the
# snapshot that every run begins with.
import atexit
import builtins
import gc
import sys
import threading
import time
import types

_getattr = getattr
_at_exit, _collect, _settrace = atexit._run_exitfuncs, gc.collect, sys.settrace
_own = ()


def open_streams():
    """Plain streams over the descriptors; what the runtime made of them before is for another world."""
    sys.stdin = open(0, 'r', encoding='utf-8', errors='replace', newline=None, closefd=False)
    sys.stdout = open(1, 'w', encoding='utf-8', errors='replace', newline='\n', closefd=False)
    sys.stderr = open(2, 'w', encoding='utf-8', errors='replace', newline='\n', closefd=False)
    sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr
    global _own
    _own = (sys.stdin, sys.stdout, sys.stderr)
    plain_input = builtins.input

    # What was printed is seen before the program waits: an interactor answers to it.
    def input(prompt=''):
        sys.stdout.write(str(prompt))
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError('the input has ended')
        return line[:-1] if line.endswith('\n') else line

    input.__qualname__ = 'input'
    builtins.input = input
    # What the runtime would do at its end.
    atexit._clear()
    # Waiting is free: no time passes in here.
    time.sleep = lambda seconds: None


def run_threads_at_once():
    """There is one thread. What a learner begins in another, mostly a deep recursion with room for it, runs at once."""

    def start(self):
        if self._started.is_set():
            raise RuntimeError('threads can only be started once')
        # A pool's workers wait for work that nobody could bring.
        if _getattr(_getattr(self, '_target', None), '__module__', '') == 'concurrent.futures.thread':
            raise RuntimeError("can't start new thread")
        self._started.set()
        try:
            self.run()
        except SystemExit:
            pass
        finally:
            self._has_run = True

    def join(self, timeout=None):
        if not self._started.is_set():
            raise RuntimeError('cannot join thread before it is started')

    def is_alive(self):
        return self._started.is_set() and not _getattr(self, '_has_run', False)

    room = 0

    def stack_size(size=0):
        nonlocal room
        before, room = room, size
        return before

    threading.Thread.start, threading.Thread.join, threading.Thread.is_alive = start, join, is_alive
    threading.stack_size = stack_size


def make_callable(name):
    """Where both the module and its function of the same name are there without an import, either way of writing works."""
    module = sys.modules[name]

    class Callable(types.ModuleType):
        def __call__(self, *values, **named):
            return vars(self)[name](*values, **named)

    module.__class__ = Callable


def flush():
    for stream in (_getattr(sys, 'stdout', None), _getattr(sys, 'stderr', None), *_own[1:]):
        try:
            stream.flush()
        except BaseException:
            pass


def finish(takes_down):
    """What CPython does at its end. Taking down the program's objects costs fuel, so it is done only where it may show."""
    _settrace(None)
    try:
        _at_exit()
    except BaseException:
        pass
    flush()
    if not takes_down:
        return
    # As CPython: the last words of objects go to the streams that there were at first.
    sys.stdin, sys.stdout, sys.stderr = sys.__stdin__, sys.__stdout__, sys.__stderr__ = _own
    sys.excepthook = sys.__excepthook__
    sys.modules.pop('__main__', None)
    _collect()
    flush()
