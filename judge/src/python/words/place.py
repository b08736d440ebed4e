# Runs after a program has failed, on fuel of its own: where it failed, and what was there. What the learner's code could have
# made itself is not called: only values of Python's own kinds are looked into.
import ast
import builtins
import sys
import types
from collections import Counter, OrderedDict, defaultdict, deque

SOURCE = 'main.py'
LONGEST = 40
PLAIN = (int, float, bool, str, type(None), complex, bytes)
HOLDERS = (list, tuple, dict, set, frozenset, str, range, deque, defaultdict, Counter, OrderedDict)
UNKNOWN = object()


class Place:
    """The innermost line of the learner's that failed, with the part of it that did."""

    def __init__(self, error, source):
        self.error, self.kind, self.message = error, type(error).__name__, str(error)
        self.source, self.tree = source, ast.parse(source)
        self.node = self.frame = None
        self.depth = Counter()
        found, step = None, error.__traceback__
        while step:
            if step.tb_frame.f_code.co_filename == SOURCE:
                found = step
                self.depth[step.tb_frame.f_code.co_name] += 1
            step = step.tb_next
        if not found:
            return
        self.frame, self.line = found.tb_frame, found.tb_lineno
        positions = list(self.frame.f_code.co_positions())[found.tb_lasti // 2]
        same = [one for one in ast.walk(self.tree) if spot(one) == positions]
        inner = [one for one in same if isinstance(one, ast.expr)] or same
        self.node = inner[-1] if inner else None

    def text(self, node):
        words = ' '.join((ast.get_source_segment(self.source, node) or '').split())
        return words if len(words) <= LONGEST else words[: LONGEST - 1] + '…'

    def value(self, node):
        """What it is now; UNKNOWN if finding out would run the learner's code, or change something."""
        try:
            return self.look(node)
        except Exception:
            return UNKNOWN

    def look(self, node):
        match node:
            case ast.Constant():
                return node.value
            case ast.Name():
                return self.named(node.id)
            case ast.Attribute():
                return vars(self.look(node.value))[node.attr]
            case ast.Subscript():
                holder, key = self.look(node.value), self.look(node.slice)
                if type(holder) in (list, tuple, dict, str, deque) and type(key) in PLAIN + (tuple,):
                    return holder[key]
            case ast.UnaryOp(op=ast.USub()):
                return -self.number(node.operand)
            case ast.BinOp():
                left, right = self.number(node.left), self.number(node.right)
                return {ast.Add: left + right, ast.Sub: left - right, ast.Mult: left * right}[type(node.op)]
            case ast.Call(func=ast.Name(id='len'), args=[one]):
                holder = self.look(one)
                if type(holder) in HOLDERS:
                    return len(holder)
            case ast.Tuple():
                return tuple(self.look(one) for one in node.elts)
            case ast.List():
                return [self.look(one) for one in node.elts]
            case ast.Dict():
                return {}
        return UNKNOWN

    def number(self, node):
        value = self.look(node)
        if type(value) not in (int, float):
            raise ValueError
        return value

    def named(self, name):
        for space in (self.frame.f_locals, self.frame.f_globals, vars(builtins)):
            if name in space:
                return space[name]
        return UNKNOWN

    def statement(self):
        return next(iter(self.inside(ast.stmt)), None)

    def lines_of(self, name):
        """Where a name is made in the whole program."""
        return sorted(
            one.lineno
            for one in ast.walk(self.tree)
            if isinstance(one, ast.Name) and one.id == name and isinstance(one.ctx, ast.Store)
            or isinstance(one, (ast.FunctionDef, ast.ClassDef)) and one.name == name
        )

    def inside(self, kind):
        """The statements of a kind around the failed line, the innermost first."""
        around = [one for one in ast.walk(self.tree) if isinstance(one, kind) and one.lineno <= self.line <= one.end_lineno]
        return sorted(around, key=lambda one: -one.lineno)

    def known_names(self):
        return [*self.frame.f_locals, *self.frame.f_globals, *vars(builtins)]


def spot(node):
    return (getattr(node, 'lineno', 0), getattr(node, 'end_lineno', 0), getattr(node, 'col_offset', 0), getattr(node, 'end_col_offset', 0))


def similar(name, names):
    """The name that may be meant."""
    own = [one for one in names if not one.startswith('__')]
    same = [one for one in own if one.lower() == name.lower()]
    if same or not own:
        return same[0] if same else None
    # Only here: it is not yet in the interpreter's memory, and takes longer to import than all else.
    import difflib
    return next(iter(difflib.get_close_matches(name, own, 1, 0.7)), None)


KINDS = {
    'int': 'a whole number', 'float': 'a number with a point', 'str': 'a text', 'list': 'a list', 'tuple': 'a tuple', 'dict': 'a dict',
    'set': 'a set', 'NoneType': 'None', 'bool': 'True or False', 'function': 'a function', 'method': 'a method', 'type': 'a class',
    'builtin_function_or_method': 'a function', 'range': 'a range', 'map': 'a map', 'generator': 'a generator', 'module': 'a module',
}


def kind_words(kind):
    return KINDS.get(kind, f'a `{kind}`')


def short(value):
    words = repr(value)
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + '…'


def is_words(value):
    """What comes after `is`."""
    kind = type(value)
    if value is None or kind is bool:
        return repr(value)
    if kind in (int, float, str):
        return f'{ {int: "the whole number", float: "the number", str: "the text"}[kind] } {short(value)}'
    if kind in HOLDERS:
        return f'an empty {kind.__name__}' if len(value) == 0 else kind_words(kind.__name__)
    return kind_words(kind.__name__)


def count(number, word):
    return f'{number} {word}{"" if number == 1 else "s"}'
