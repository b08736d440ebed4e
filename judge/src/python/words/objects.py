# What first-years meet with classes of their own.
def classes(at):
    return {one.name: one for one in ast.walk(at.tree) if isinstance(one, ast.ClassDef)}


def is_own(value):
    return type(value).__module__ == '__main__' and type(value) is not types.FunctionType


def methods_of(one):
    return [inner.name for inner in one.body if isinstance(inner, ast.FunctionDef)]


def no_init(at, node, name):
    if name not in classes(at):
        return None
    begin = f'`{name}(…)` is given values, but `{name}` has no `__init__` that takes them.'
    meant = next((one for one in methods_of(classes(at)[name]) if one.strip('_') in ('init', 'int', name)), None)
    return f'{begin} Is `{meant}` meant? Write it with two underscores on both sides: `__init__`.' if meant else begin


def init_returns(at, node):
    return '`__init__` prepares a new object and gives nothing back. Leave out what stands behind its `return`.'


def super_alone(at, node, name):
    if 'super.' in at.source.splitlines()[at.line - 1]:
        return f'`super` needs its brackets: write `super().{name}(…)`.'


def own_needs(at, node, kind, method, what):
    if kind in classes(at):
        return f'{what} an object of your class `{kind}` only if the class has a method `{method}`. Or take one of its fields.'


def own_length(at, node, kind):
    return own_needs(at, node, kind, '__len__', '`len` counts')


def own_index(at, node, kind):
    return own_needs(at, node, kind, '__getitem__', 'Square brackets read')


def own_walk(at, node, kind):
    return own_needs(at, node, kind, '__iter__', 'A loop goes through')


def own_sum(at, node, sign, first, second):
    kind = next((one for one in (first, second) if one in classes(at)), None)
    method = {'+': '__add__', '-': '__sub__', '*': '__mul__', '/': '__truediv__', '+=': '__add__', '-=': '__sub__'}.get(sign)
    if kind and method:
        return f'`{sign}` does not know how to join objects of your class `{kind}`: give it a method `{method}`, or use their fields.'


def own_order(at, node, sign, first, second):
    if first not in classes(at) or first != second:
        return None
    begin = f'Objects of your class `{first}` have no order'
    if isinstance(node, ast.Call) and 'heap' in at.text(node.func):
        return f'{begin}, which a heap needs. Put pairs into it, `(number, object)`, or give `{first}` a method `__lt__`.'
    if isinstance(node, ast.Call):
        return f'{begin}. Say by which field: `key=lambda one: one.…`, or give `{first}` a method `__lt__`.'
    return f'{begin}. Compare one of their fields, or give `{first}` a method `__lt__`.'


def own_called(at, node, kind):
    if kind in classes(at):
        return f'`{at.text(node.func)}` is an object of `{kind}`, and cannot be called. Call one of its methods: `{at.text(node.func)}.…(…)`.'


def object_given_twice(at, node, name, wanted, given):
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
        if at.text(node.args[0]) in (at.text(node.func.value), 'self'):
            return f'`{at.text(node.func)}` already knows its object, which stands before the dot. Leave `{at.text(node.args[0])}` out of the brackets.'


def own_attribute(at):
    name, holder, node = at.error.name, at.error.obj, at.node
    if not isinstance(node, ast.Attribute) or name is None:
        return None
    held = at.text(node.value)
    if type(holder) is type and name in fields_of(at, holder.__name__):
        return f'`{held}` is the class, and only its objects have `{name}`. Make one first: `{holder.__name__}(…)`.'
    if not is_own(holder):
        return None
    for base in type(holder).__mro__[1:]:
        if base.__name__ in classes(at) and name in fields_of(at, base.__name__):
            kind = type(holder).__name__
            return f'`{held}` has no `{name}`: `{base.__name__}` sets it in `__init__`, which `{kind}` does not call. Write `super().__init__(…)` in the `__init__` of `{kind}`.'


def own_method_alone(at):
    name = at.error.name
    for one in at.inside((ast.ClassDef,)):
        if name in methods_of(one) or name in fields_of(at, one.name):
            return f'Nothing here is called `{name}` alone: it belongs to the object. Write `self.{name}`.'


TYPE_RULES[:0] = [
    (r'^(\w+)\(\) takes no arguments', no_init),
    (r'^__init__\(\) should return None', init_returns),
    (r"^descriptor '(\w+)' requires a 'super' object", super_alone),
    (r"^object of type '(\w+)' has no len", own_length),
    (r"^'(\w+)' object is not subscriptable", own_index),
    (r"^'(\w+)' object is not iterable", own_walk),
    (r"^'(\w+)' object is not callable", own_called),
    (r"^unsupported operand type\(s\) for (\S+): '(\w+)' and '(\w+)'", own_sum),
    (r"^'(\S+)' not supported between instances of '(\w+)' and '(\w+)'", own_order),
    (r'^(\S+)\(\) takes (\d+|from \d+ to \d+) positional arguments? but (\d+) w', object_given_twice),
]
FIRST = [('AttributeError', own_attribute), ('NameError', own_method_alone)]
