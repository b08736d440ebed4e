# What is no error, but surely not what was meant: told beneath a wrong answer. Only where no right program is written so.
UNUSED = {'upper', 'lower', 'strip', 'lstrip', 'rstrip', 'replace', 'capitalize', 'title'}


def hints(source):
    tree = ast.parse(source)
    own = {one.name for one in ast.walk(tree) if isinstance(one, (ast.FunctionDef, ast.ClassDef))}
    found = {(node.lineno, said) for node in ast.walk(tree) for rule in HINTS if (said := rule(node, tree, own))}
    return [{'line': line, 'message': said} for line, said in sorted(found)[:5]]


def plain(node):
    return ast.unparse(node)


def same_rows(node, tree, own):
    """`[[0] * m] * n`, one of whose rows is changed later."""
    if not (isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and isinstance(node.value, ast.BinOp)):
        return None
    many = node.value
    if not (isinstance(many.op, ast.Mult) and isinstance(many.left, ast.List) and len(many.left.elts) == 1):
        return None
    if isinstance(many.right, ast.Constant) and many.right.value == 1:
        return None
    row, name = many.left.elts[0], node.targets[0].id
    is_list = isinstance(row, (ast.List, ast.ListComp)) or isinstance(row, ast.BinOp) and isinstance(row.left, ast.List)
    if is_list and any(changes_a_row(one, name) for one in ast.walk(tree)):
        return f'`{plain(many)}` makes one row and repeats it: a change of one row changes all of them. Write `[{plain(row)} for _ in range({plain(many.right)})]`.'


def changes_a_row(node, name):
    target = node
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ('append', 'extend', 'insert', 'pop'):
        target = node.func
    elif not (isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)):
        return False
    row = target.value
    return isinstance(row, ast.Subscript) and isinstance(row.value, ast.Name) and row.value.id == name and not isinstance(row.slice, ast.Slice)


def kept_default(node, tree, own):
    """`def f(x, found=[])` that adds to `found`."""
    if not isinstance(node, ast.FunctionDef):
        return None
    named = node.args.args[len(node.args.args) - len(node.args.defaults) :]
    for parameter, value in zip(named, node.args.defaults):
        if isinstance(value, ast.List) and not value.elts and any(adds_to(one, parameter.arg) for one in ast.walk(node)):
            name = parameter.arg
            return f'`{name}=[]` is made once, not at each call: what one call adds to `{name}` is still there in the next. Write `{name}=None`, and `if {name} is None: {name} = []` below.'


def adds_to(node, name):
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ('append', 'extend')
        and isinstance(node.func.value, ast.Name) and node.func.value.id == name
    )


def is_for_same(node, tree, own):
    if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.Is, ast.IsNot)):
        if any(isinstance(one, ast.Constant) and type(one.value) in (int, float, str) for one in [node.left, *node.comparators]):
            sign = '==' if isinstance(node.ops[0], ast.Is) else '!='
            return f'`is` asks whether two names stand for one and the same thing. To compare values, write `{sign}`.'


def no_effect(node, tree, own):
    if not isinstance(node, ast.Expr) or any(isinstance(one, (ast.Try, ast.With)) and node in one.body for one in ast.walk(tree)):
        return None
    value = node.value
    if isinstance(value, ast.Compare) and isinstance(value.ops[0], ast.Eq):
        return f'`{plain(value)}` compares, and does nothing with the result. To give a value, write a single `=`.'
    if isinstance(value, (ast.BinOp,)) and not isinstance(value.op, (ast.LShift, ast.RShift, ast.BitOr)):
        return f'`{plain(value)}` is worked out, but the result is not kept. Give it a name, or print it.'
    if isinstance(value, ast.Attribute) and value.attr in ('sort', 'reverse', 'append', 'pop', 'clear'):
        return f'`{plain(value)}` is not called: the brackets are missing. Write `{plain(value)}()`.'
    if isinstance(value, ast.Name) and value.id in own | {'print', 'exit', 'quit'}:
        return f'`{value.id}` is not called: the brackets are missing. Write `{value.id}()`.'
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ('sorted', 'reversed') and value.func.id not in own:
        return f'`{value.func.id}` gives a new list, which is not kept, and changes nothing. Write `x = {plain(value)}`.'
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in UNUSED - own:
        held = plain(value.func.value)
        return f'`{plain(value)}` gives a new text, which is not kept: texts never change. Write `{held} = {plain(value)}`.'


def always_true(node, tree, own):
    """`if x == 1 or 2`."""
    if isinstance(node, (ast.If, ast.While)) and isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.Or):
        first, *others = node.test.values
        for one in others:
            if isinstance(first, ast.Compare) and isinstance(one, ast.Constant) and type(one.value) in (int, str) and one.value:
                left = plain(first.left)
                return f'`or {plain(one)}` is true by itself, so this is always true. Write `{plain(first)} or {left} == {plain(one)}`.'


def none_given(node, tree, own):
    """`a = a.sort()`."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute):
        call = node.value.func
        if call.attr in {'sort', 'append', 'reverse', 'extend'} - own and isinstance(node.targets[0], ast.Name):
            return f'`{plain(call)}(…)` changes `{plain(call.value)}` itself and gives back None, which `{node.targets[0].id}` gets here. Leave out `{node.targets[0].id} =`.'


def power(node, tree, own):
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitXor):
        if all(isinstance(one, ast.Constant) and type(one.value) is int for one in (node.left, node.right)) and node.left.value in (2, 10):
            return f'`^` compares bits: `{plain(node)}` is {node.left.value ^ node.right.value}. A power is written `{plain(node.left)} ** {plain(node.right)}`.'


def without_end(node, tree, own):
    """A loop whose condition nothing in it can change."""
    if not isinstance(node, ast.While) or isinstance(node.test, ast.Constant):
        return None
    tested, parts = list(ast.walk(node.test)), [inner for one in node.body for inner in ast.walk(one)]
    names = [one.id for one in tested if isinstance(one, ast.Name)]
    if not names or not all(isinstance(one, (ast.Compare, ast.Name, ast.Constant, ast.cmpop, ast.Load)) for one in tested):
        return None
    if any(isinstance(one, (ast.Break, ast.Return, ast.Raise, ast.Yield, ast.Await, ast.Try, ast.Attribute, ast.Global)) for one in parts):
        return None
    called = {one.func.id if isinstance(one.func, ast.Name) else '' for one in parts if isinstance(one, ast.Call)}
    if called - {'print', 'len', 'str', 'int', 'abs', 'min', 'max', 'sum', 'range'} or called & own:
        return None
    if any(isinstance(one, ast.Name) and one.id in names and not isinstance(one.ctx, ast.Load) for one in parts):
        return None
    changed = ' nor '.join(f'`{name}`' for name in dict.fromkeys(names))
    return f'This loop has no end once it is entered: nothing in it changes {changed}.'


def plus_behind(node, tree, own):
    """`total =+ 1`."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.UnaryOp) and isinstance(node.value.op, ast.UAdd):
        name, value = plain(node.targets[0]), plain(node.value.operand)
        return f'`{name} =+ {value}` gives `{name}` the value of `{value}` and adds nothing. Write `{name} += {value}`.'


def never_both(node, tree, own):
    """`n != 1 or n != 2`."""
    if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or) and len(node.values) > 1:
        pairs = [one for one in node.values if isinstance(one, ast.Compare) and isinstance(one.ops[0], ast.NotEq) and isinstance(one.comparators[0], ast.Constant)]
        if len(pairs) == len(node.values) and len({plain(one.left) for one in pairs}) == 1 and len({plain(one.comparators[0]) for one in pairs}) > 1:
            return f'`{plain(node)}` is always true, as `{plain(pairs[0].left)}` cannot be both. Write `and` in place of `or`.'


def shown_as_it_is(node, tree, own):
    """`print(word.upper)` and `print(map(int, …))`."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == 'print' and len(node.args) == 1):
        return None
    shown = node.args[0]
    if isinstance(shown, ast.Attribute) and shown.attr in (UNUSED | {'sort', 'reverse', 'split', 'keys', 'values', 'items'}) - own:
        return f'`{plain(shown)}` is not called: the brackets are missing. Write `{plain(shown)}()`.'
    if isinstance(shown, ast.Call) and isinstance(shown.func, ast.Name) and shown.func.id in {'map', 'filter', 'zip', 'reversed', 'enumerate'} - own:
        return f'`print` shows what kind of thing a `{shown.func.id}` is, and not its values. Write `print(*{plain(shown)})`.'


def text_and_number(node, tree, own):
    """`s = input()`, then `s == 5`."""
    if not (isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.Eq, ast.NotEq)) and isinstance(node.left, ast.Name)):
        return None
    right = node.comparators[0]
    made = [one for one in ast.walk(tree) if isinstance(one, ast.Name) and one.id == node.left.id and not isinstance(one.ctx, ast.Load)]
    read = [one for one in ast.walk(tree) if isinstance(one, ast.Assign) and any(target in made for target in one.targets) and plain(one.value) == 'input()']
    if isinstance(right, ast.Constant) and type(right.value) is int and made and len(read) == len(made):
        return f'`{node.left.id}` is read as a text, which is never the same as a number. Write `{node.left.id} = int(input())`.'


def counts_upwards(node, tree, own):
    """`range(10, 0)`, which has no values."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == 'range' and 'range' not in own):
        return None
    if len(node.args) != 2 or plain(node.args[1]) not in ('0', '-1') or plain(node.args[0])[0] == '-' or plain(node.args[0]) == '0':
        return None
    return f'`{plain(node)}` only counts upwards. To count down, write `range({plain(node.args[0])}, {plain(node.args[1])}, -1)`.'


HINTS = [
    counts_upwards, without_end, same_rows, kept_default, is_for_same, no_effect, always_true, none_given, power, plus_behind, never_both, shown_as_it_is, text_and_number,
]
