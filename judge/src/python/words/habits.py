# What first-years carry over from paper, from other languages, and from one kind of value to another.
NOT_CALLED = 'Are the brackets `()` of the call missing?'


def argument(at, node):
    return node.args[0] if isinstance(node, ast.Call) and node.args else None


def shown(at, node):
    value = at.value(node)
    if isinstance(node, ast.Constant):
        return is_words(value)
    return is_words(value) if value is not UNKNOWN else 'something else'


def no_pairs(at, node):
    if not (isinstance(node, ast.Call) and at.text(node.func) in ('dict', 'update')):
        return None
    return '`dict` makes a dict of pairs, such as `[("a", 1), ("b", 2)]`, but what it is given here holds no pairs.'


def bad_operand(at, node, sign, kind):
    if isinstance(node, ast.UnaryOp):
        return f'`{at.text(node)}` does not work: `{at.text(node.operand)}` is {shown(at, node.operand)}, and only a number has a sign.'
    given = argument(at, node)
    if given is None or at.text(node.func) == 'sum':
        return None
    return f'`{at.text(node.func)}` needs a number, but `{at.text(given)}` is {shown(at, given)}.' + (f' Make a number of it: `int({at.text(given)})`.' if kind == 'str' else '')


def sum_of(at, node, sign, first, second):
    if isinstance(node, ast.Call) and at.text(node.func) == 'sum' and second != 'str' and node.args:
        given = at.text(node.args[0])
        more = f' For the sum of each, write `[sum(one) for one in {given}]`.' if second in ('list', 'tuple') else ''
        return f'`sum` adds numbers, but among the values of `{given}` is {kind_words(second)}.{more}'


def joined(at, node, sign, first, second):
    pair = operands(at, node)
    if not pair or {first, second} & {'NoneType'}:
        return None
    begin = f'`{at.text(node)}` does not work: {both(at, node, (first, second))}.'
    for kind, one in zip((first, second), pair):
        if 'function' in kind or kind == 'method':
            return f'{begin} {NOT_CALLED} Write `{at.text(one)}(…)`.'
    if sign.rstrip('=') in ('&', '|'):
        word = 'and' if sign[0] == '&' else 'or'
        return f'`{sign}` works on the bits of whole numbers, and comes before `>` and `==`. Between two conditions, write `{word}`.'
    if sign.rstrip('=') in ('<<', '>>', '^') or 'float' in (first, second) and {first, second} == {'int', 'float'}:
        return f'{begin} `{sign}` works on whole numbers alone. A `/` always gives a number with a point: write `//`.'
    if first == second == 'str':
        return f'{begin} Texts have only `+`. To count with them, make numbers: `int({at.text(pair[0])})`.'
    if {first, second} == {'str', 'list'}:
        held = pair[0] if first == 'list' else pair[1]
        return f'{begin} To show both, write a comma between them in `print(…)`; a text of the list is `str({at.text(held)})`.'
    if first == second == 'list':
        return f'{begin} For the values of both, side by side, write `for x, y in zip({at.text(pair[0])}, {at.text(pair[1])})`.'
    text, number = pair if first == 'str' else pair[::-1]
    value = at.value(text)
    if second in ('int', 'float') and type(value) is str and not value.strip().lstrip('-').replace('.', '', 1).isdigit():
        if len(value) == 1 and isinstance(number, ast.Constant) and sign in '+-':
            return f'{begin} The letter at another place of the alphabet is `chr(ord({at.text(text)}) {sign} {at.text(number)})`.'
        return f'{begin} Make a text of the number: `str({at.text(number)})`.' if sign == '+' else None


def joined_texts(at, node, first, second):
    return joined(at, node, '+', first, second)


def repeated(at, node, kind):
    pair = operands(at, node)
    if not pair:
        return None
    kinds = [type(at.value(one)).__name__ for one in pair]
    if 'tuple' in kinds and kind == 'float':
        name = at.text(pair[kinds.index('tuple')])
        return f'`{at.text(node)}` does not work: `{name}` is a tuple, which holds several values. Was a comma written for the point of a number?'
    return joined(at, node, '*', 'list', 'list') if kinds == ['list', 'list'] else None


def powered(at, node, first, second):
    return joined_wrongly(at, node, first, second)


def wrong_argument(at, node, name, place, wanted, kind):
    if isinstance(node, ast.Call) and len(node.args) >= int(place or 1):
        given = node.args[int(place or 1) - 1]
        more = f' Make one of it: `list({at.text(given)})`.' if wanted == 'list' else ''
        return f'`{name}` needs {kind_words(wanted)} here, but `{at.text(given)}` is {shown(at, given)}.{more}'


def rounded(at, node, kind, method):
    given = argument(at, node)
    if given is not None:
        more = f' For each of its values, write `[{at.text(node.func)}(one) for one in {at.text(given)}]`.' if kind in ('list', 'tuple') else ''
        return f'`{at.text(node.func)}` needs a number, but `{at.text(given)}` is {shown(at, given)}.{more}'


def real_number(at, node, kind):
    given = argument(at, node)
    if given is not None:
        more = f' Make a number of it: `float({at.text(given)})`.' if kind == 'str' else f' {why_none(at, given)}' if kind == 'NoneType' else ''
        return f'`{at.text(node.func)}` needs a number, but `{at.text(given)}` is {shown(at, given)}.{more}'


def with_base(at, node):
    return 'With a base, `int` reads a text. Put the number in quotes, or make a text of it by `str(…)`.'


def text_in_text(at, node, kind):
    if isinstance(node, ast.Compare):
        return f'Within a text, `in` looks for a text, but `{at.text(node.left)}` is {shown(at, node.left)}. Write `str({at.text(node.left)})`, or quotes around it.'


def one_character(at, node):
    given = argument(at, node)
    if given is not None:
        value = at.value(given)
        held = f'`{at.text(given)}` has {len(value)}' if type(value) is str else f'`{at.text(given)}` is {shown(at, given)}'
        return f'`ord` takes one character, but {held}. For each of them, write `[ord(c) for c in {at.text(given)}]`.'


def percent_of(at, node, sign, kind):
    return f'`%{sign}` is for a number, but is given {kind_words(kind)}. Make a number of it, or write `%s`.'


def few_for_percent(at, node):
    return 'The text has more signs with `%` than it is given values. Several values stand in brackets: `"…" % (a, b)`.'


def raised(at, node):
    return '`raise` needs an error, not a text or a number: write `raise ValueError("…")`.'


def letters(at, node, kind):
    if isinstance(node, ast.Call) and at.text(node.func) == 'range' and kind == 'str':
        value = at.value(argument(at, node))
        if type(value) is str and value.isalpha():
            return '`range` counts with numbers, not with letters. For letters, go through a text that holds them: `for c in "abc":`.'


def largest_of_one(at, node, kind):
    if isinstance(node, ast.Call) and kind in ('int', 'float') and at.text(node.func) in ('max', 'min', 'sum', 'sorted', 'list', 'set', 'tuple'):
        given = argument(at, node)
        return f'`{at.text(node.func)}` needs a list, or several values, but `{at.text(given)}` is {shown(at, given)}.'
    if isinstance(node, ast.Name) and 'function' in kind and at.lines_of(node.id) and not has_function(at, node.id):
        return f'`{at.text(node)}` is a function, and there is nothing to go through. Line {at.lines_of(node.id)[0]} gives it this value: are the brackets `()` of a call missing there?'
    if isinstance(node, ast.expr) and 'function' in kind or kind == 'method':
        return f'`{at.text(node)}` is a function, and there is nothing to go through. {NOT_CALLED} Write `{at.text(node)}(…)`.'
    if kind == 'int' and isinstance(node, ast.expr):
        digits = '' if isinstance(node, ast.Call) else f'; for its digits, `str({at.text(node)})`'
        return f'`{at.text(node)}` is {shown(at, node)}, and there is nothing to go through. To count from 0 on, write `range({at.text(node)})`{digits}.'


def digit(at, node, kind):
    if isinstance(node, ast.Subscript) and kind == 'int':
        return f'`{at.text(node.value)}` is {shown(at, node.value)}, so it has no `[{at.text(node.slice)}]`. Its digits are those of a text: `str({at.text(node.value)})`.'


def called(at, node, kind):
    if not isinstance(node, ast.Call):
        return None
    name = at.text(node.func)
    if kind == 'NoneType':
        return f'`{name}` is None, and cannot be called. {why_none(at, node.func)}'
    if kind == 'module':
        return f'`{name}` is a module, and cannot be called. Call a function that is in it: `{name}.…(…)`.'
    if isinstance(node.func, ast.Name) and has_function(at, name):
        made = [one.lineno for one in ast.walk(at.tree) if isinstance(one, ast.Name) and one.id == name and isinstance(one.ctx, ast.Store)]
        if made:
            return f'`{name}` was your function, but line {made[0]} gives its name to {kind_words(kind)}. Choose another name there.'


def number_of_many(at, node, name, kind):
    given = argument(at, node)
    if kind == 'map' and given is not None:
        return f'`{name}` makes one number, but `{at.text(given)}` gives several. For all of them, write `list({at.text(given)})`.'
    if 'function' in kind and given is not None:
        return f'`{at.text(given)}` is a function. {NOT_CALLED} Write `{name}({at.text(given)}())`.'


def kept_by_cache(at, node, kind):
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        for one in ast.walk(at.tree):
            if isinstance(one, ast.FunctionDef) and one.name == node.func.id and any('cache' in ast.unparse(by) for by in one.decorator_list):
                return f'`{one.name}` keeps its results by what it is given (`@cache`), and {kind_words(kind)} can change. Give it a tuple: `tuple(…)`.'


def several(at, node, holder, kind):
    if isinstance(node, ast.Subscript) and kind == 'range':
        return f'An index is one whole number. For several values of `{at.text(node.value)}`, write two with a colon: `{at.text(node.value)}[0:2]`.'


def row_of(at, node, kind):
    if isinstance(node, ast.Subscript) and kind in ('int', 'float', 'bool', 'NoneType'):
        return f'`{at.text(node)} = …` does not work: `{at.text(node.value)}` is {shown(at, node.value)}, and has no places. For rows, write `[[0] * m for _ in range(n)]`.'


TYPE_RULES[:0] = [
    (r'^object is not iterable|dictionary update sequence element', no_pairs),
    (r"^bad operand type for (.+): '(\w+)'", bad_operand),
    (r"^unsupported operand type\(s\) for (\S+): '(\w+)' and '(\w+)'", sum_of),
    (r"^unsupported operand type\(s\) for (\S+): '(\w+)' and '(\w+)'", joined),
    (r"^unsupported operand type\(s\) for \*\* or pow\(\): '(\w+)' and '(\w+)'", powered),
    (r'^can only concatenate (\w+) \(not "(\w+)"\)', joined_texts),
    (r"^can't multiply sequence by non-int of type '(\w+)'", repeated),
    (r'^(\w+)\(\) argument (?:(\d+) )?must be (\w+), not (\w+)', wrong_argument),
    (r"^type (\w+) doesn't define __(\w+)__ method", rounded),
    (r'^must be real number, not (\w+)', real_number),
    (r"can't convert non-string with explicit base", with_base),
    (r"^'in <string>' requires string as left operand, not (\w+)", text_in_text),
    (r'^ord\(\) expected', one_character),
    (r'^%(\w) format: .* is required, not (\w+)', percent_of),
    (r'^not enough arguments for format string', few_for_percent),
    (r'^exceptions must derive from BaseException', raised),
    (r"^'(\w+)' object cannot be interpreted as an integer", letters),
    (r"^'(\w+)' object is not iterable", largest_of_one),
    (r"^'(\w+)' object is not subscriptable", digit),
    (r"^'(\w+)' object is not callable", called),
    (r"^(int|float)\(\) argument must be .*, not '(\w+)'", number_of_many),
    (r"unhashable type: '(\w+)'", kept_by_cache),
    (r"^(\w+) indices must be integers.*, not '?(\w+)'?", several),
    (r"^'(\w+)' object does not support item assignment", row_of),
    (r'^(\S+?)(?:\(\))? takes at least (\d+) positional arguments? \((\d+) given', takes_exactly),
]
