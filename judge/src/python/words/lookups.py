def index_error(at):
    node = at.node
    if isinstance(node, ast.Subscript):
        return outside(at, node)
    if isinstance(node, ast.Call):
        whole = at.text(node.func)
        holder = node.func.value if isinstance(node.func, ast.Attribute) else None
        if whole.endswith('heappop') and node.args:
            holder = node.args[0]
        if holder is None:
            return None
        name, value = at.text(holder), at.value(holder)
        if type(value) in HOLDERS and len(value) == 0:
            return f'`{at.text(node)}` takes a value out of `{name}`, but `{name}` is empty. Ask `if {name}:` first.'
        if type(value) in HOLDERS and node.args:
            return f'`{at.text(node)}` takes out a value at an index that `{name}` does not have: it has {count(len(value), "value")}, and indexes begin at 0.'
    return None


def outside(at, node):
    name, holder, index = at.text(node.value), at.value(node.value), at.value(node.slice)
    if type(holder) not in HOLDERS or type(index) is not int:
        return None
    isset = isinstance(node.ctx, ast.Store)
    if len(holder) == 0:
        if isset and type(holder) is list:
            return f'`{name}` is empty, and `{at.text(node)} = …` can only change a value that is there. To add one, write `{name}.append(…)`.'
        return f'`{name}` is empty, so it has no index {index}. Look at where `{name}` gets its values, or ask `if {name}:` first.'
    size = len(holder)
    unit = 'character' if type(holder) is str else 'value'
    own = at.text(node.slice)
    asked = f'`{at.text(node)}` asks for index {index}'
    sizes = f'`{name}` has {count(size, unit)}: the last index is {size - 1}' if size > 1 else f'`{name}` has one {unit}, at index 0'
    return f'{asked}, but {sizes}. {look_at(at, own, name, isset and type(holder) is list)}'


def look_at(at, index, name, isset):
    for loop in at.inside((ast.For, ast.While)):
        head = ' '.join(at.source.splitlines()[loop.lineno - 1].split())
        if isinstance(loop, ast.For) and any(isinstance(one, ast.Name) and one.id == at.text(loop.target) for one in ast.walk(ast.parse(index))):
            return f'Look at where the loop ends, in line {loop.lineno}: `{head}`.'
        if isinstance(loop, ast.While) and any(isinstance(one, ast.Name) and one.id in index for one in ast.walk(loop.test)):
            return f'Look at when the loop ends, in line {loop.lineno}: `{head}`.'
    if isset:
        return f'To add a value, write `{name}.append(…)`.'
    return 'Indexes begin at 0.' if index.lstrip('-').isdigit() else f'Look at where `{index}` gets its value.'


def key_error(at):
    node, [key] = at.node, at.error.args or [None]
    if type(key) not in PLAIN + (tuple,):
        return None
    if isinstance(node, ast.Subscript):
        name, holder = at.text(node.value), at.value(node.value)
        begin = f'`{name}` has no key {short(key)}.'
        if type(holder) in (dict, defaultdict, Counter):
            other = [one for one in holder if str(one) == str(key)]
            if other:
                return f'{begin} It has {short(other[0])}, which is {kind_words(type(other[0]).__name__)}: a text and a number are different keys.'
            if isinstance(key, str):
                meant = similar(key, [one for one in holder if type(one) is str])
                if meant:
                    return f'{begin} Did you mean {meant!r}?'
        add = 'Give it a first value, or count with' if isinstance(at.statement(), ast.AugAssign) else 'Ask'
        use = f'`{name}.get({at.text(node.slice)}, 0)`' if add != 'Ask' else f'`if {at.text(node.slice)} in {name}:` first'
        return f'{begin} {add} {use}.'
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        name, what = at.text(node.func.value), node.func.attr
        if what in ('pop', 'popitem') and not node.args:
            return f'`{at.text(node)}` takes a value out of `{name}`, but `{name}` is empty. Ask `if {name}:` first.'
        advice = f'`{name}.discard(…)` takes a value out only if it is there.' if what == 'remove' else f'Ask `if … in {name}:` first.'
        return f'`{at.text(node)}`: `{name}` has no {short(key)}. {advice}'
    return None


def value_error(at):
    node, message = at.node, at.message
    if 'unpack' in message:
        return wrong_unpacking(at)
    if not isinstance(node, ast.Call):
        return None
    called = at.text(node.func)
    if called == 'int' and 'invalid literal' in message:
        return no_number(at, node, message[message.index(': ') + 2 :], 'int', 'a whole number')
    if called == 'float' and 'could not convert' in message:
        return no_number(at, node, message[message.index(': ') + 2 :], 'float', 'a number')
    if 'empty' in message and called in ('max', 'min'):
        return f'`{at.text(node)}` needs at least one value, but {of_args(at, node)} is empty. Ask first whether it has any.'
    if message == 'math domain error' or 'nonnegative' in message or 'expected a positive' in message:
        given = at.value(node.args[0]) if node.args else UNKNOWN
        shown = f' {short(given)}' if type(given) in (int, float) else ''
        return f'`{called}` has no result for{shown or " this number"}. Look at where `{at.text(node.args[0])}` gets its value.'
    if isinstance(node.func, ast.Attribute):
        name, what = at.text(node.func.value), node.func.attr
        given = at.text(node.args[0]) if node.args else '…'
        if what in ('remove', 'index') and 'not in' in message or message == 'substring not found':
            value = at.value(node.args[0]) if node.args else UNKNOWN
            shown = short(value) if type(value) in PLAIN else f'`{given}`'
            verb = 'takes out' if what == 'remove' else 'looks for'
            return f'`{at.text(node)}` {verb} {shown}, which is not in `{name}`. Ask `if {given} in {name}:` first.'
    if 'arg 3 must not be zero' in message:
        return 'The step of this `range` is 0, so it would never come to an end. Give it another step.'
    return None


def of_args(at, node):
    return f'`{at.text(node.args[0])}`' if node.args else 'what it was given'


def no_number(at, node, literal, name, what):
    given = at.value(node.args[0]) if node.args else UNKNOWN
    words = given if type(given) is str else literal.partition('base 10: ')[2] or literal
    bare = ast.literal_eval(words) if words[:1] in '\'"' and words is not given and words else words
    begin = f'`{at.text(node)}` makes {what} of a text, but it was given {short(bare)}.'
    if not str(bare).strip():
        return f'{begin} That line or text is empty: look at what is read, and how often.'
    if len(str(bare).split()) > 1:
        return f'{begin} There are several values in it: write `list(map({name}, {at.text(node.args[0])}.split()))`.'
    try:
        float(bare)
        return f'{begin} It has a point: write `float(…)`, or look at what is read.'
    except ValueError:
        return f'{begin} Look at what is read before.'


def wrong_unpacking(at):
    message = at.message
    wanted = int(message.partition('expected ')[2].split(',')[0].split(')')[0].split()[-1])
    got = message.partition('got ')[2].rstrip(')')
    statement = at.statement()
    if isinstance(statement, ast.Assign):
        source = at.text(statement.value)
        if 'input()' in source and 'split' not in source and 'map' not in source:
            return f'`{at.text(statement.targets[0])}` needs {wanted} values, but `{source}` is one text. Write `input().split()`.'
        came = f'gives {got}' if got else 'gives more' if 'too many' in message else 'gives fewer'
        return f'`{at.text(statement.targets[0])}` needs {wanted} values, but `{source}` {came}. On both sides of the `=` there must be as many.'
    if isinstance(statement, ast.For):
        walked = at.text(statement.iter)
        value = at.value(statement.iter)
        if type(value) is dict:
            return f'A loop over the dict `{walked}` gives its keys alone. For keys and values, write `{walked}.items()`.'
        return f'`{at.text(statement.target)}` needs {wanted} values, but a value of `{walked}` has {got or "another number of them"}.'
    return None


def zero_error(at):
    node = at.node
    divisor = node.right if isinstance(node, ast.BinOp) else node.value if isinstance(node, ast.AugAssign) else None
    if divisor is None:
        return None
    name = at.text(divisor)
    if isinstance(divisor, ast.Constant):
        return f'`{at.text(node)}` divides by 0, which has no result.'
    return f'`{at.text(node)}` divides by 0: `{name}` is 0 here. Ask `if {name} != 0:` first, or look at where it gets its value.'
