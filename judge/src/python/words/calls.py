def wrong_count(at, node, name, wanted, given):
    own = name.split('.')[-1]
    least = int(wanted.split()[-1])
    most = int(given)
    method = '.' in name and '<locals>' not in name
    shown = max(0, least - method)
    here = most - method
    begin = f'`{own}` takes {count(shown, "value")}, but {"is given" if here else "it is given"} {here} here.'
    if method and missing_self(at, own):
        return f'The method `{own}` has no `self`. Its object is always given first: write `def {own}(self, …)`.'
    if shown == 0:
        begin = f'`{own}` takes no value, but is given {here} here.'
    return f'{begin} {defined_in(at, own)}'


def missing_values(at, node, name, number, names):
    own = name.split('.')[-1]
    begin = f'`{own}` is not given its {names.replace(chr(39), "`")}.'
    if own == '__init__':
        begin = f'`{name.split(".")[0]}(…)` is not given its {names.replace(chr(39), "`")}.'
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(at.value(node.func.value), type):
        kind = at.text(node.func.value)
        return f'{begin} `{kind}` is the class itself: make an object of it first, `{kind}()`.'
    return f'{begin} {defined_in(at, own)}'


def missing_self(at, name):
    return any(
        isinstance(inner, ast.FunctionDef) and inner.name == name and (not inner.args.args or inner.args.args[0].arg != 'self')
        for one in ast.walk(at.tree)
        if isinstance(one, ast.ClassDef)
        for inner in one.body
    )


def defined_in(at, name):
    for one in ast.walk(at.tree):
        if isinstance(one, ast.FunctionDef) and one.name == name:
            head = ' '.join(at.source.splitlines()[one.lineno - 1].split()).rstrip(':')
            return f'Line {one.lineno} says what it takes: `{head}`.'
    return 'Look up what it takes.'


def unknown_keyword(at, node, name, key):
    return f'`{name.split(".")[-1]}` takes nothing that is called `{key}`. {defined_in(at, name.split(".")[-1])}'


def takes_exactly(at, node, name, wanted, given):
    own = name.split('.')[-1]
    least = {'no': '0', 'one': '1'}.get(wanted, wanted)
    begin = f'`{own}` takes {count(int(least), "value")}, but is given {given} here.'
    if own == 'append':
        return f'{begin} To add several values, write `extend([…])`, or put a tuple in one more pair of brackets: `append((1, 2))`.'
    return f'{begin} Look at the brackets of the call.'


def number_of(at, node, name, kind):
    given = at.text(node.args[0]) if isinstance(node, ast.Call) and node.args else 'this'
    begin = f'`{name}` makes a number of a text, but `{given}` is {kind_words(kind)}.'
    if 'split' in given:
        return f'{begin} For each of its texts, write `list(map({name}, {given}))`.'
    if kind == 'list':
        return f'{begin} For each of its values, write `list(map({name}, {given}))`.'
    return f'{begin} {why_none(at, node.args[0])}' if kind == 'NoneType' else f'{begin} Look at where it gets its value.'


def not_converted(at, node):
    pair = operands(at, node)
    if not pair:
        return None
    return f'`{at.text(node)}` asks for the rest of a division, but `{at.text(pair[0])}` is a text. Make a number of it: `int({at.text(pair[0])})`.'


def joined_numbers(at, node, kind):
    given = at.text(node.args[0]) if isinstance(node, ast.Call) and node.args else 'its values'
    return f'`join` puts texts together, but `{given}` holds {kind_words(kind)}. Make texts of them: `.join(map(str, {given}))`.'


def reduced(at, node):
    return f'`{at.text(node)}` has texts among its values. Make numbers of them first: `int(…)`.'


TYPE_RULES[:0] = [
    (r'^(\S+)\(\) takes (\d+|from \d+ to \d+) positional arguments? but (\d+) w', wrong_count),
    (r'^(\S+)\(\) missing (\d+) required (?:positional|keyword-only) arguments?: (.*)', missing_values),
    (r"^(\S+)\(\) got an unexpected keyword argument '(\w+)'", unknown_keyword),
    (r'^(\S+?)(?:\(\))? (?:takes|expected) (?:exactly |at most |at least )?(no|one|\d+) arguments?,? ?(?:\(|got )(\d+)', takes_exactly),
    (r"^(int|float)\(\) argument must be .*, not '(\w+)'", number_of),
    (r'^not all arguments converted', not_converted),
    (r'^sequence item \d+: expected str instance, (\w+) found', joined_numbers),
    (r"^bad operand type for .*'str'|^unsupported operand type\(s\) for \+: 'int' and 'str'$", lambda at, node: reduced(at, node) if isinstance(node, ast.Call) else operator_wrong(at, node, '+', 'int', 'str')),
]
