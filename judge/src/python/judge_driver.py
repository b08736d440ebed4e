# The judge's part in Python. It is in the snapshot that every run begins with; each run gets one job over a channel and
# tells its end over it. What it needs is bound here, before any judged code runs.
import builtins
import json
import linecache
import math
import os
import sys
import traceback
import types

import judge_sizes
import judge_world

CHANNEL = 1000
SOURCE = 'main.py'
NODES = 1_000_000
_exec, _compile, _isinstance, _type, _len, _getattr = exec, compile, isinstance, type, len, getattr
_dumps, _loads, _read, _write = json.dumps, json.loads, os.read, os.write
_finish, _flush, _widen = judge_world.finish, judge_world.flush, judge_sizes.widen


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class BadAnswer(Exception):
    pass


class NoAnswer(Exception):
    pass


class NoFunction(Exception):
    pass


# What a function's author finds imported, as the sites do that they know. Last come the names of Python's own that these
# hide, such as `pow` with three values.
CONVENIENCES = '''
from typing import *
from collections import *
from functools import *
from heapq import *
from bisect import *
from itertools import *
from math import *
import bisect, collections, functools, heapq, itertools, math, operator, random, re, string, sys
from builtins import *
'''


def main():
    data = b''
    while chunk := _read(CHANNEL, 1 << 20):
        data += chunk
    job = _loads(data)
    if job['do'] == 'compile':
        return tell(check(job))
    before = sys.modules['__main__']
    end = run(job)
    if 'reason' in end:
        # It is looked at before it is taken down. Whoever runs a script holds what is called so.
        global left
        left, sys.modules['__main__'] = sys.modules.get('__main__'), before
    if 'reason' in end or job['signature']:
        # A function has given its answer.
        _flush()
    else:
        _finish(job['ends'])
    tell(end)


def tell(what):
    _write(CHANNEL, _dumps(what).encode())


def check(job):
    try:
        _compile(job['source'], SOURCE, 'exec')
        return {}
    except SyntaxError as error:
        return {'message': f'{_type(error).__name__}: {error.msg}', 'line': error.lineno, 'column': error.offset}
    except (ValueError, RecursionError, MemoryError, OverflowError) as error:
        return {'message': f'{_type(error).__name__}: {error}'}


def run(job):
    source = job['source']
    world = types.ModuleType('__main__')
    sys.modules['__main__'] = world
    sys.argv = [SOURCE]
    sys.excepthook = sys.__excepthook__
    _widen(job['wide'])
    space = world.__dict__
    linecache.cache[SOURCE] = (_len(source), None, source.splitlines(True), SOURCE)
    end = {}
    try:
        if job['signature']:
            judge_world.make_callable('bisect')
            _exec(CONVENIENCES, space)
            space['ListNode'], space['TreeNode'] = ListNode, TreeNode
        _exec(_compile(source, SOURCE, 'exec'), space)
        if job['signature']:
            end = {'answer': answer(space, job['signature'], job['values'])}
    except SystemExit as error:
        end = {'exit': code_of(error)}
    except BaseException as error:
        end = failure(error)
    return end


def code_of(error):
    if error.code is not None and not _isinstance(error.code, int):
        sys.stderr.write(f'{error.code}\n')
        return 1
    # All that a system keeps of it.
    return (error.code or 0) & 255


# For the words that are made after the run.
failed = left = None


def end_of_failure(ends):
    """Once the words are made: what the program's end would still have done."""
    global failed, left
    sys.modules['__main__'] = left
    failed = left = None
    _finish(ends)


def failure(error):
    global failed
    failed, kind = error, _type(error)
    if kind is NoFunction:
        return {'reason': f'{error}'}
    if kind is NoAnswer:
        words, line = error.args
        return {'reason': f'The function returned nothing (None), where {words} was expected. Is a `return` missing?', 'line': line}
    if kind is BadAnswer:
        return {'reason': f'The function returned something else: {error}.'}
    place = error.__traceback__
    while place and place.tb_frame.f_code.co_filename != SOURCE:
        place = place.tb_next
    try:
        if sys.excepthook is not sys.__excepthook__:
            sys.excepthook(kind, error, place)
        else:
            sys.stderr.write(''.join(traceback.format_exception(kind, error, place, limit=-20)))
    except SystemExit as exit:
        return {'exit': code_of(exit)}
    except BaseException:
        pass
    found = {'kind': kind.__name__, 'reason': ''.join(traceback.format_exception_only(kind, error)).strip()[-2000:]}
    while place:
        if place.tb_frame.f_code.co_filename == SOURCE:
            found['line'] = place.tb_lineno
        place = place.tb_next
    return found


def answer(space, signature, values):
    target = find(space, signature['name'])
    parameters = signature['parameters']
    values = [given(value, shape) for value, shape in zip(values, parameters)]
    result = target(*values)
    changed = signature['changed']
    returns = signature['returns']
    if result is None and changed is None and not returns['atom'].endswith('Node'):
        line = _getattr(_getattr(target, '__code__', None), 'co_firstlineno', 0)
        raise NoAnswer(expected(returns['atom'], returns['depth']), line)
    return told(result if changed is None else values[changed], returns)


def find(space, name):
    holder = space.get('Solution')
    if _isinstance(holder, _type):
        target = _getattr(holder(), name, None)
    else:
        target = space.get(name)
    if target is None or not callable(target):
        raise NoFunction(f'There is no function "{name}" and no class Solution with it. Give your function the name that the problem asks for.')
    return target


def given(value, shape):
    depth, atom = shape['depth'], shape['atom']
    if depth:
        return [given(one, {'depth': depth - 1, 'atom': atom}) for one in value]
    if atom == 'long':
        return int(value)
    if atom == 'double':
        return float(value)
    if atom == 'ListNode':
        return list_of(value)
    if atom == 'TreeNode':
        return tree_of(value)
    return value


def list_of(values):
    head = None
    for value in reversed(values):
        head = ListNode(value, head)
    return head


def tree_of(values):
    if not values or values[0] is None:
        return None
    root = TreeNode(values[0])
    row, at = [root], 1
    for node in row:
        for side in ('left', 'right'):
            if at < _len(values) and values[at] is not None:
                child = TreeNode(values[at])
                setattr(node, side, child)
                row.append(child)
            at += 1
    return root


def told(value, shape):
    return _dumps(plain(value, shape['atom'], shape['depth']))


NAMES = {'int': 'a whole number', 'long': 'a whole number', 'double': 'a number', 'bool': 'True or False'}


def expected(atom, depth):
    return 'a list' if depth else NAMES.get(atom, 'a string')


def unlike(value, atom, depth):
    """What came instead, in a few words."""
    kind = _type(value)
    if value is None or kind in (int, float, bool, str):
        came = repr(value)
        came = came if _len(came) <= 40 else came[:40] + '…'
    else:
        came = f'a {kind.__name__}'
    return BadAnswer(f'{came}, where {expected(atom, depth)} was expected')


def plain(value, atom, depth):
    if depth:
        if not _isinstance(value, (list, tuple)):
            raise unlike(value, atom, depth)
        return [plain(one, atom, depth - 1) for one in value]
    if atom in ('int', 'long'):
        if not _isinstance(value, int) or _isinstance(value, bool):
            raise unlike(value, atom, depth)
        return int(value) if -(2**53) < value < 2**53 else str(value)
    if atom == 'double':
        if not _isinstance(value, (int, float)) or _isinstance(value, bool):
            raise unlike(value, atom, depth)
        value = float(value)
        return value if math.isfinite(value) else str(value)
    if atom == 'bool':
        if not _isinstance(value, bool):
            raise unlike(value, atom, depth)
        return value
    if atom == 'ListNode':
        return plain_list(value)
    if atom == 'TreeNode':
        return plain_tree(value)
    if not _isinstance(value, str):
        raise unlike(value, atom, depth)
    return value


def plain_list(node):
    values = []
    while node is not None:
        if _len(values) >= NODES:
            raise BadAnswer('the list has no end')
        values.append(plain(node.val, 'int', 0))
        node = node.next
    return values


def plain_tree(root):
    values, row = [], [root]
    for node in row:
        if node is None:
            values.append(None)
            continue
        if _len(row) > 2 * NODES:
            raise BadAnswer('the tree has no end')
        values.append(plain(node.val, 'int', 0))
        row += (node.left, node.right)
    while values and values[-1] is None:
        values.pop()
    return values
