# Records a run for its author, line by line. It is no part of the snapshot: only a traced run reads it, so that what
# counts begins with the same memory whether or not somebody traced before. Everything is bound before judged code runs,
# and nothing of the learner's is called: what an object holds is read past its own methods.
import array
import ast
import collections
import decimal
import fractions
import itertools
import json
import linecache
import os
import sys
import types

import judge_driver

CHANNEL = 1001
SOURCE = judge_driver.SOURCE
OPTIMIZED, GENERATOR = 1, 32
FRAMES = 30
_type, _len, _str, _repr, _id, _min, _list = type, len, str, repr, id, min, list
_issubclass, _islice, _dumps, _write = issubclass, itertools.islice, json.dumps, os.write
_out, _errors = sys.stdout, sys.stderr
_settings = json.loads(SETTINGS)
CELLS, VARIABLES, LOOKED_AT, TEXT = (_settings[name] for name in ('cells', 'variables', 'lookedAt', 'text'))
NOT_SHOWN = (types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.ModuleType, type(len))
AS_WRITTEN = (float, complex, range, slice, decimal.Decimal, fractions.Fraction)
LISTS = (list, tuple, collections.deque, array.array)
NODES = (judge_driver.ListNode, judge_driver.TreeNode)
MISSING = object()


class Look:
    """One look at the heap: what is seen first is told, until there is enough."""

    def __init__(self):
        self.left = LOOKED_AT
        self.seen = set()
        self.waiting = collections.deque()
        self.changed = {}


numbers, kept_alive, told_things, told_frames = {}, [], {}, {}
stack, generators, skipped, before = [], {}, set(), {}
counts = {'calls': 0, 'last': 0, 'lowest': 0}
marks = {'fresh': False, 'raising': None, 'module': None}


def words_of(value, kind):
    if value is None or kind is bool:
        return _str(value)
    if kind is int:
        return _str(value) if int.bit_length(value) < 512 else f'a number of {int.bit_length(value)} bits'
    if kind in AS_WRITTEN:
        return _repr(value)
    if _issubclass(kind, str):
        size = str.__len__(value)
        return '"' + str.__getitem__(value, slice(0, size)) if size <= TEXT else "'" + str.__getitem__(value, slice(0, TEXT))
    if kind is bytes or kind is bytearray:
        return _repr(value[:TEXT])
    if kind is types.FunctionType:
        return f'function {value.__name__}'
    if _issubclass(kind, type):
        return f'class {type.__dict__["__name__"].__get__(value)}'
    return None


def is_thing(kind):
    return _issubclass(kind, LISTS) or _issubclass(kind, (dict, set, frozenset)) or is_own(kind)


def is_own(kind):
    return kind in NODES or kind.__module__ == '__main__'


def cell_of(value, look):
    kind = _type(value)
    words = words_of(value, kind)
    if words is not None:
        return words
    if not is_thing(kind):
        return f'<{kind.__name__}>'
    number = numbers.get(_id(value))
    if number is None:
        number = numbers[_id(value)] = _len(numbers) + 1
        # Alive to the end: what comes later must not get the number of what is gone.
        kept_alive.append(value)
    if number not in look.seen:
        look.seen.add(number)
        look.waiting.append((number, value, kind))
    return number


def fields_of(value):
    try:
        found = object.__getattribute__(value, '__dict__')
        fields = _list(_islice(dict.items(found), CELLS)) if _type(found) is dict else []
    except AttributeError:
        fields = []
    for base in _type(value).__mro__:
        for name, slot in base.__dict__.items():
            if _type(slot) is types.MemberDescriptorType:
                try:
                    fields.append((name, slot.__get__(value)))
                except AttributeError:
                    pass
    return fields[:CELLS]


def thing_of(value, kind, look):
    name = kind.__name__
    if _issubclass(kind, dict):
        items = [part for pair in _islice(dict.items(value), CELLS) for part in pair]
        return ['map', name, dict.__len__(value), *(cell_of(part, look) for part in items)]
    if _issubclass(kind, (set, frozenset)):
        base = set if _issubclass(kind, set) else frozenset
        return ['set', name, base.__len__(value), *(cell_of(one, look) for one in _islice(base.__iter__(value), CELLS))]
    for base in LISTS:
        if _issubclass(kind, base):
            items = _islice(base.__iter__(value), CELLS) if base is not array.array else iter(value[:CELLS])
            return ['list', name, base.__len__(value), *(cell_of(one, look) for one in items)]
    fields = fields_of(value)
    cells = ['object', name, _len(fields)]
    for field, held in fields:
        cells += (field, cell_of(held, look))
    return cells


def look_at_things(look):
    while look.waiting and look.left > 0:
        number, value, kind = look.waiting.popleft()
        thing = thing_of(value, kind, look)
        look.left -= _len(thing)
        if told_things.get(number) != thing:
            told_things[number] = thing
            look.changed[number] = thing


def variables_of(frame, look):
    cells = []
    is_module = frame is marks['module']
    for name, value in _list(frame.f_locals.items()):
        if name[:1] == '.' or (is_module and (name[:2] == '__' or before.get(name, MISSING) is value)):
            continue
        kind = _type(value)
        if kind in NOT_SHOWN or _issubclass(kind, type):
            continue
        if kind.__name__ == 'Solution' and is_own(kind) and not fields_of(value):
            continue
        cells += (name, cell_of(value, look))
        if _len(cells) >= 2 * VARIABLES:
            break
    return cells


def record(line, event, value):
    if not _out.closed:
        _out.flush()
    if not _errors.closed:
        _errors.flush()
    look, frames = Look(), {}
    step = {'line': line, 'kept': _min(counts['lowest'], counts['last'])}
    if event:
        step['event'] = event
    if value is not MISSING:
        step['value'] = cell_of(value, look)
    for number, _, frame in stack[: -FRAMES - 1 : -1]:
        if look.left <= 0:
            step['partial'] = True
            break
        cells = variables_of(frame, look)
        look.left -= 1 + _len(cells)
        look_at_things(look)
        if told_frames.get(number) != cells:
            told_frames[number] = cells
            frames[number] = cells
    if look.waiting or _len(stack) > FRAMES:
        step['partial'] = True
    opened = [(number, name) for number, name, _ in stack[step['kept'] :]]
    step.update({name: part for name, part in (('opened', opened), ('frames', frames), ('things', look.changed)) if part})
    counts['last'] = counts['lowest'] = _len(stack)
    _write(CHANNEL, _dumps(step).encode())


def safely(line, event, value=MISSING):
    try:
        record(line, event, value)
    except (RecursionError, MemoryError):
        # At the edge of what the program may have: it goes on as if nobody looked.
        pass


def begin(frame, event, argument):
    code = frame.f_code
    if code.co_filename != SOURCE:
        return None
    if code.co_name == '<module>':
        prepare(frame)
    elif not code.co_flags & OPTIMIZED or code.co_name == '<genexpr>':
        return None
    number = generators.get(frame)
    if number is None:
        counts['calls'] += 1
        number = counts['calls']
        if code.co_flags & GENERATOR:
            generators[frame] = number
    stack.append((number, code.co_name, frame))
    marks['fresh'] = frame is not marks['module']
    return go


def go(frame, event, argument):
    if event == 'line':
        marks['raising'] = None
        line = frame.f_lineno
        if frame is not marks['module'] or line not in skipped:
            safely(line, 'call' if marks['fresh'] else None)
        marks['fresh'] = False
    elif event == 'exception':
        marks['raising'] = frame if argument[0] is not StopIteration else None
    elif event == 'return':
        leave(frame, argument)
    return go


def leave(frame, value):
    if marks['raising'] is not frame:
        if frame is not marks['module']:
            yields = frame in generators and value is not None
            safely(frame.f_lineno, 'yield' if yields else 'return', value)
        elif not marks['function']:
            safely(frame.f_lineno, 'end')
    if stack and stack[-1][2] is frame and frame is not marks['module']:
        stack.pop()
        counts['lowest'] = _min(counts['lowest'], _len(stack))


def prepare(frame):
    """What only defines is no step: a function's trace begins in the function."""
    marks['module'] = frame
    marks['function'] = 'ListNode' in frame.f_globals
    before.update(frame.f_globals)
    for statement in ast.parse(''.join(linecache.cache[SOURCE][2])).body:
        defines = isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom))
        says = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        lambdas = isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Lambda)
        if defines or says or lambdas:
            skipped.add(statement.lineno)
            skipped.update(one.lineno for one in getattr(statement, 'decorator_list', ()))


sys.settrace(begin)
judge_driver.main()
