# Names, fields and values that are not where first-years look for them.
ENDS = {'end', 'endif', 'fi', 'done', 'begin', 'endfor', 'endwhile'}
PACKAGES = {'numpy', 'pandas', 'matplotlib', 'requests', 'turtle', 'tkinter', 'pygame', 'scipy', 'sklearn', 'msvcrt', 'cv2', 'sympy', 'networkx', 'flask', 'colorama'}


def gone_name(at):
    name = at.error.name
    if name in ENDS:
        return f'Python has no word for the end of a block, such as `{name}`: what belongs together is indented alike. Leave it out.'
    for one in ast.walk(at.tree):
        if isinstance(one, ast.Delete) and any(isinstance(target, ast.Name) and target.id == name for target in one.targets) and one.lineno < at.line:
            return f'`{name}` is gone: line {one.lineno} takes it away by `del`.'
        if isinstance(one, ast.ExceptHandler) and one.name == name and one.end_lineno < at.line:
            return f'`{name}` lives only inside of its `except`, which ends in line {one.end_lineno}. Keep it there under another name.'


def field_of_another(at):
    name, holder, node = at.error.name, at.error.obj, at.node
    if not isinstance(node, ast.Attribute) or name is None:
        return None
    held, kind = at.text(node.value), type(holder)
    if kind is types.ModuleType:
        inner = vars(holder).get(holder.__name__)
        if inner is not None and hasattr(inner, name):
            return f'The module `{holder.__name__}` has no `{name}`, but what is in it under the same name has: write `{holder.__name__}.{holder.__name__}.{name}`.'
        return None
    begin = f'`{held}` is {is_words(holder)}, which has no `{name}`.'
    if kind is dict:
        if name in holder:
            return f'{begin} The value of a key is read in square brackets: `{held}[{name!r}]`.'
        if name == 'sort':
            return f'{begin} For its keys in order, write `sorted({held})`.'
        called = next((one for one in ast.walk(at.tree) if isinstance(one, ast.Call) and one.func is node), None)
        if name == 'add' and not holder and called and len(called.args) == 1:
            return f'{begin} `{{}}` makes a dict: an empty set is written `set()`.'
    if kind is list and name == 'find':
        return f'{begin} Did you mean `index`?'
    if kind in (list, tuple) and name == 'join':
        return f'{begin} The text that goes between the values has it: `" ".join({held})`.'
    if kind is tuple and hasattr(list, name):
        return f'{begin} A tuple cannot be changed. Make a list of it: `list({held})`.'
    if kind is list and hasattr(str, name):
        return f'{begin} It belongs to texts. For each of the texts in it, write `[one.{name}(…) for one in {held}]`.'
    if kind in (int, float) and hasattr(str, name):
        return f'{begin} It belongs to texts, and `str({held})` is one.'
    if kind in (types.FunctionType, types.BuiltinFunctionType, types.MethodType):
        return f'`{held}` is a function, which has no `{name}`. Are the brackets `()` of its call missing?'


def few_for_braces(at):
    if 'Replacement index' in at.message:
        return '`format` is given fewer values than the text has `{}`. Count both.'
    node = at.node
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == 'pop' and node.args:
        value, holder = at.value(node.args[0]), at.value(node.func.value)
        if type(holder) is list and type(value) in PLAIN and value in holder:
            name = at.text(node.func.value)
            return f'`pop` takes out by index, and `{name}` has no index {value}. To take out the value {value}, write `{name}.remove({value})`.'


def odd_number(at):
    node, message = at.node, at.message
    if 'Exceeds the limit' in message:
        return 'This number has more than 4300 digits, and Python makes no text of so many unless it is asked to: write `sys.set_int_max_str_digits(0)` before, with `import sys`.'
    if 'Unknown format code' in message:
        return 'The sign behind the colon, such as `.2f` or `d`, is for numbers, but a text is given. Make a number of it first, by `int(…)` or `float(…)`.'
    if not isinstance(node, ast.Call) or not node.args:
        return None
    called, value = at.text(node.func), at.value(node.args[0])
    if 'not defined for negative' in message:
        return f'`{called}` has no result for a number below 0. Look at where `{at.text(node.args[0])}` gets its value.'
    if called not in ('int', 'float') or 'invalid literal' not in message and 'could not convert' not in message:
        return None
    literal = ast.literal_eval(message[message.index(': ') + 2 :])
    begin = f'`{at.text(node)}` makes a number of a text, but it was given {short(literal)}.'
    if ' with base ' in message and 'base 10' not in message:
        return f'{begin} A number to that base has other digits.'
    if isinstance(literal, str) and literal.strip('"\' ').lstrip('-').isdigit():
        return f"{begin} The quotes are part of what was read. `.strip('\"')` takes them away."
    if isinstance(literal, str) and literal.replace(',', '', 1).strip().isdigit() and ',' in literal:
        return f'{begin} It has a comma where Python wants a point, or between two numbers: then write `.split(",")`.'


def list_of_a_key(at):
    statement, node = at.statement(), at.node
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call) and isinstance(node, ast.Subscript):
        func = statement.value.func
        if isinstance(func, ast.Attribute) and func.attr in ('append', 'add', 'extend') and at.text(func.value) == at.text(node):
            name, key = at.text(node.value), at.text(node.slice)
            empty = 'set()' if func.attr == 'add' else '[]'
            return f'`{name}` has no key {short(at.error.args[0])} yet. Write `{name}.setdefault({key}, {empty}).{func.attr}(…)`.'


def missing_module(at):
    name = at.error.name
    if name is None or '.' in name:
        return None
    if name in PACKAGES:
        return f"There is no module `{name}` here, only Python's own and sortedcontainers. Write it by what Python itself has."
    meant = similar(name, sys.stdlib_module_names)
    if meant:
        return f"There is no module `{name}` here. Did you mean `{meant}`?"


def no_other_program(at):
    if 'subprocess' in at.source.splitlines()[at.line - 1] or 'Popen' in at.text(at.node or at.tree):
        return 'No other program can be started from here. Leave this out: what is judged is what your own program prints.'


def not_written(at):
    return 'The program comes to a place that says it is not written yet: `NotImplementedError`. Write what belongs there.'


FIRST += [
    ('NameError', gone_name), ('AttributeError', field_of_another), ('IndexError', few_for_braces), ('ValueError', odd_number),
    ('KeyError', list_of_a_key), ('ModuleNotFoundError', missing_module), ('OSError', no_other_program),
    ('NotImplementedError', not_written),
]
