import re


def type_error(at):
    node, message = at.node, at.message
    for pattern, words in TYPE_RULES:
        found = re.search(pattern, message)
        said = words(at, node, *found.groups()) if found else None
        if said:
            return said
    return None


def operands(at, node):
    if isinstance(node, ast.BinOp):
        return node.left, node.right
    if isinstance(node, ast.AugAssign):
        return node.target, node.value
    if isinstance(node, ast.Compare) and node.comparators:
        return node.left, node.comparators[0]
    return None


def both(at, node, kinds):
    """`n` is the text '5', and 1 is a whole number."""
    told = []
    for one, kind in zip(operands(at, node), kinds):
        value = at.value(one)
        constant = isinstance(one, ast.Constant)
        words = is_words(value) if type(value) in PLAIN and not constant else kind_words(kind)
        told.append(f'{at.text(one)} is {words}' if constant else f'`{at.text(one)}` is {words}')
    return ', and '.join(told)


def joined_wrongly(at, node, first, second):
    pair = operands(at, node)
    if not pair:
        return None
    begin = f'`{at.text(node)}` does not work: {both(at, node, (first, second))}.'
    if 'NoneType' in (first, second):
        return f'{begin} {why_none(at, pair[0] if first == "NoneType" else pair[1])}'
    if {first, second} <= {'str', 'int', 'float'}:
        text, number = (pair if first == 'str' else pair[::-1])
        if isinstance(text, ast.Constant):
            return f'{begin} Make a text of the number: `str({at.text(number)})`.'
        if isinstance(number, ast.Constant):
            return f'{begin} Make a number of the text: `int({at.text(text)})`.'
        return f'{begin} Make a text of the number, `str({at.text(number)})`, or a number of the text, `int({at.text(text)})`.'
    if 'list' in (first, second) and isinstance(getattr(node, 'op', None), ast.Add):
        other = pair[1] if first == 'list' else pair[0]
        return f'{begin} One value is added to a list by `append`, or in brackets: `[{at.text(other)}]`.'
    if 'list' in (first, second):
        return f'{begin} A list is no number: take one of its values, or go through it by a loop.'
    return f'{begin} Look at where both get their values.'


def operator_wrong(at, node, sign, first, second):
    return joined_wrongly(at, node, first, second)


def concatenated(at, node, first, second):
    return joined_wrongly(at, node, first, second)


def multiplied(at, node, kind):
    pair = operands(at, node)
    if not pair:
        return None
    told = both(at, node, tuple(type(at.value(one)).__name__ if at.value(one) is not UNKNOWN else kind for one in pair))
    asnumber = 'Make numbers of them with `int(…)`.' if kind == 'str' else 'A text or a list is repeated a whole number of times: use `//` instead of `/`.'
    return f'`{at.text(node)}` does not work: {told}. {asnumber}'


def compared(at, node, sign, first, second):
    pair = operands(at, node)
    if not pair:
        return f'{capital(kind_words(first))} and {kind_words(second)} have no order, so they cannot be compared by `{sign}`, nor sorted together. Look at what the values are.'
    begin = f'`{at.text(node)}` does not work: {both(at, node, (first, second))}.'
    if 'NoneType' in (first, second):
        return f'{begin} {why_none(at, pair[0] if first == "NoneType" else pair[1])}'
    if {first, second} in ({'str', 'int'}, {'str', 'float'}):
        text = pair[0] if first == 'str' else pair[1]
        return f'{begin} What is read is a text: write `int({at.text(text)})`.'
    if 'method' in first or 'function' in first or 'function' in second or 'method' in second:
        return f'{begin} Are the brackets `()` of the call missing?'
    return f'{begin} Look at where both get their values.'


def not_callable(at, node, kind):
    if not isinstance(node, ast.Call):
        return None
    name = at.text(node.func)
    if isinstance(node.func, ast.Name) and hasattr(builtins, name):
        lines = at.lines_of(name)
        where = f' since line {lines[0]}' if lines else ''
        return f'`{name}` is {kind_words(kind)} of yours{where}, so the `{name}` of Python cannot be called any more. Give yours another name.'
    value = at.value(node.func)
    words = is_words(value) if value is not UNKNOWN else kind_words(kind)
    if kind in ('list', 'dict', 'tuple', 'str'):
        return f'`{name}` is {words}, and round brackets call a function. For one of its values, write `{name}[…]`.'
    if kind in ('int', 'float') and isinstance(node.func, (ast.Constant, ast.BinOp, ast.Name)):
        return f'`{name}` is {words}, and cannot be called. To multiply, write `*`: `{name} * (…)`.'
    return f'`{name}` is {words}, and cannot be called. Look at where it gets its value, and leave out the `()`.'


def not_subscriptable(at, node, kind):
    if not isinstance(node, ast.Subscript):
        return None
    name = at.text(node.value)
    value = at.value(node.value)
    words = is_words(value) if value is not UNKNOWN else kind_words(kind)
    begin = f'`{name}` is {words}, so it has no `[{at.text(node.slice)}]`.'
    if kind == 'NoneType':
        return f'{begin} {why_none(at, node.value)}'
    if 'function' in kind or kind in ('method', 'type'):
        return f'{begin} A function is called with round brackets: `{name}(…)`.'
    if kind in ('int', 'float'):
        return f'{begin} Only lists, texts, tuples and dicts have. Look at where `{name}` gets its value.'
    if kind == 'set':
        return f'{begin} A set has no order. Make a list of it: `sorted({name})`.'
    return f'{begin} Make a list of it first: `list({name})`.'


def not_iterable(at, node, kind):
    if node is None:
        return None
    statement = at.statement()
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Tuple):
        value = at.text(statement.value)
        wanted = len(statement.targets[0].elts)
        return f'`{at.text(statement.targets[0])}` needs {wanted} values, but `{value}` is only {kind_words(kind)}. ' + (
            why_none(at, statement.value) if kind == 'NoneType' else 'Look at what stands on the right.'
        )
    walked = node.args[0] if isinstance(node, ast.Call) and node.args else node.comparators[0] if isinstance(node, ast.Compare) else node
    if not isinstance(walked, ast.expr):
        return None
    name, value = at.text(walked), at.value(walked)
    words = is_words(value) if value is not UNKNOWN and not isinstance(walked, ast.Constant) else kind_words(kind)
    if isinstance(node, ast.Compare):
        return f'`in` looks for a value in a list, a text, a set or a dict, but `{name}` is {words}.'
    begin = f'`{name}` is {words}, and there is nothing to go through.' if kind != 'NoneType' else f'`{name}` is None, and there is nothing to go through.'
    if kind == 'int':
        return f'{begin} To count from 0 on, write `range({name})`.'
    if kind == 'NoneType':
        return f'{begin} {why_none(at, walked)}'
    return f'{begin} Look at where it gets its value.'


def wrong_index(at, node, holder, kind):
    if not isinstance(node, ast.Subscript):
        return None
    name, index = at.text(node.value), at.text(node.slice)
    value = at.value(node.slice)
    shown = f' ({short(value)})' if type(value) in (str, float) and not isinstance(node.slice, ast.Constant) else ''
    begin = f'`{name}` is {kind_words(holder.replace("string", "str"))}, whose indexes are whole numbers, but `{index}` is {kind_words(kind)}{shown}.'
    if kind == 'float':
        return f'{begin} A `/` always gives a number with a point: write `//`.'
    if kind == 'tuple':
        return f'{begin} For a row and a column, write `{name}[row][column]`.'
    if kind == 'str':
        loops = [one for one in at.inside((ast.For,)) if at.text(one.target) == index]
        if loops:
            return f'{begin} The loop already gives the values: write `{index}` alone, or go through `range(len({name}))`.'
        return f'{begin} Make a number of it: `int({index})`.'
    if kind == 'list' or kind == 'int':
        return f'{begin} Look at where `{index}` gets its value.'
    return begin


def not_an_integer(at, node, kind):
    if not isinstance(node, ast.Call):
        return None
    args = [one for one in node.args if type(at.value(one)).__name__ == kind] or node.args
    given = at.text(args[0]) if args else '…'
    value = at.value(args[0]) if args else UNKNOWN
    words = is_words(value) if type(value) in PLAIN else kind_words(kind)
    begin = f'`{at.text(node.func)}` needs whole numbers, but `{given}` is {words}.'
    if kind == 'float':
        return f'{begin} A `/` always gives a number with a point: write `//`.'
    if kind == 'str':
        return f'{begin} What is read is a text: write `int({given})`.'
    if kind in ('list', 'tuple', 'dict'):
        return f'{begin} Its length is `len({given})`.'
    return f'{begin} Look at where it gets its value.'


def no_length(at, node, kind):
    given = at.text(node.args[0]) if isinstance(node, ast.Call) and node.args else 'this'
    value = at.value(node.args[0]) if isinstance(node, ast.Call) and node.args else UNKNOWN
    words = is_words(value) if type(value) in PLAIN and not isinstance(node.args[0], ast.Constant) else kind_words(kind)
    begin = f'`len` counts the values of a list, a text or a dict, but `{given}` is {words}.'
    if kind == 'int':
        return f'{begin} For the number of its digits, write `len(str({given}))`.'
    return f'{begin} {why_none(at, node.args[0])}' if kind == 'NoneType' else f'{begin} Make a list of it first: `list({given})`.'


def not_changeable(at, node, kind):
    if not isinstance(node, ast.Subscript):
        return None
    name = at.text(node.value)
    begin = f'`{at.text(node)} = …` does not work: `{name}` is {kind_words(kind)}, and {"a text" if kind == "str" else "it"} cannot be changed.'
    if kind == 'str':
        return f'{begin} Make a list of it, `list({name})`, and a text again at the end: `"".join(…)`.'
    if kind == 'tuple':
        return f'{begin} Make a list of it: `list({name})`.'
    return begin


def unhashable(at, node, kind):
    with_what = {'list': 'a tuple of it: `tuple(…)`', 'set': 'a `frozenset(…)` of it', 'dict': 'a text or a tuple of it'}.get(kind, 'a tuple of it')
    return f'{capital(kind_words(kind))} can change, so it cannot be a key of a dict or a value of a set. Make {with_what}.'


TYPE_RULES = [
    (r"^can only concatenate (\w+) \(not \"(\w+)\"\)", concatenated),
    (r"^unsupported operand type\(s\) for (\S+?)=?: '(\w+)' and '(\w+)'", operator_wrong),
    (r"^can't multiply sequence by non-int of type '(\w+)'", multiplied),
    (r"^'(\S+)' not supported between instances of '(\w+)' and '(\w+)'", compared),
    (r"^'(\w+)' object is not callable", not_callable),
    (r"^'(\w+)' object is not subscriptable|^type '(\w+)' is not subscriptable", lambda at, node, one, two: not_subscriptable(at, node, one or 'type')),
    (r"^'?(?:cannot unpack non-iterable )?(\w+)'? object(?: is not iterable)?$|^argument of type '(\w+)' is not", lambda at, node, one, two: not_iterable(at, node, one or two)),
    (r"^argument of type '(\w+)' is not", not_iterable),
    (r"^(\w+) indices must be integers.*, not '?(\w+)'?", wrong_index),
    (r"^'(\w+)' object cannot be interpreted as an integer", not_an_integer),
    (r"^object of type '(\w+)' has no len", no_length),
    (r"^'(\w+)' object does not support item assignment", not_changeable),
    (r"unhashable type: '(\w+)'", unhashable),
]
