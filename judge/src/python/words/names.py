OTHERS = {
    'null': '`None`', 'nil': '`None`', 'undefined': '`None`', 'NULL': '`None`', 'nullptr': '`None`', 'true': '`True`', 'false': '`False`',
    'TRUE': '`True`', 'FALSE': '`False`', 'this': '`self`', 'raw_input': '`input`', 'xrange': '`range`', 'unicode': '`str`',
    'printf': '`print`', 'println': '`print`', 'puts': '`print`', 'echo': '`print`', 'console': '`print(…)`', 'cout': '`print(…)`',
    'System': '`print(…)`', 'string': '`str`', 'String': '`str`', 'boolean': '`bool`', 'Integer': '`int`', 'double': '`float`',
    'INT_MAX': "`float('inf')`", 'INT_MIN': "`float('-inf')`", 'Math': 'the module `math`', 'length': '`len(…)`', 'size': '`len(…)`',
    'parseInt': '`int`', 'parseFloat': '`float`', 'strlen': '`len`', 'foreach': '`for`', 'elseif': '`elif`', 'Array': '`list`',
    'cin': '`input()`', 'scanf': '`input()`', 'Scanner': '`input()`', 'endl': "`'\\n'`, which `print` adds by itself",
}
MODULES = {
    'math': 'sqrt ceil floor gcd factorial pi inf log log2 log10 sin cos tan comb lcm isqrt hypot prod',
    'collections': 'deque Counter defaultdict OrderedDict namedtuple',
    'heapq': 'heappush heappop heapify heapreplace heappushpop nlargest nsmallest',
    'bisect': 'bisect_left bisect_right insort bisect',
    'itertools': 'permutations combinations product accumulate chain groupby combinations_with_replacement',
    'functools': 'reduce lru_cache cache cmp_to_key',
    'typing': 'List Dict Optional Tuple Set',
    'random': 'randint shuffle choice', 'sys': 'stdin argv setrecursionlimit', 'copy': 'deepcopy', 'string': 'ascii_lowercase ascii_uppercase',
}
IMPORTS = {name: module for module, names in MODULES.items() for name in names.split()}
WHOLE = {'math', 'collections', 'heapq', 'bisect', 'itertools', 'functools', 'random', 'sys', 're', 'string', 'copy', 'time', 'os', 'datetime', 'operator', 'json'}


def name_error(at):
    name = at.error.name
    begin = f'Nothing here is called `{name}`'
    later = [line for line in at.lines_of(name) if line > at.line]
    if later and later == at.lines_of(name) and at.frame.f_code.co_name == '<module>':
        return f'`{name}` is used here, but only line {later[0]} makes it. Python reads from top to bottom: move this below.'
    if name in WHOLE:
        return f'{begin}: the module must be imported first. Write `import {name}` in the first line.'
    if name in IMPORTS:
        return f'{begin}: it comes from the module `{IMPORTS[name]}`. Write `from {IMPORTS[name]} import {name}` in the first line.'
    if name == 'self':
        return 'Nothing here is called `self`: a method has it only as its first parameter. Write `def name(self, …)`.'
    if name in OTHERS:
        return f'{begin}: in Python it is written {OTHERS[name]}.'
    meant = similar(name, at.known_names())
    if meant:
        return f'{begin}. Did you mean `{meant}`?'
    where = holder_of(at, name)
    if where:
        return f'{begin}: `{name}` is made inside of `{where}`, and lives only there. Let `{where}` return it.'
    return f'{begin}. Was it given a value before this line? A text needs quotes: `"{name}"`.'


def holder_of(at, name):
    for one in ast.walk(at.tree):
        if isinstance(one, ast.FunctionDef):
            if any(isinstance(inner, ast.Name) and inner.id == name and isinstance(inner.ctx, ast.Store) for inner in ast.walk(one)):
                return one.name
    return None


def unbound_error(at):
    name, place = at.message.split("'")[1], at.frame.f_code.co_name
    if any(name in fields_of(at, one.name) for one in at.inside((ast.ClassDef,))):
        return f'`{name}` is a name of `{place}` alone, and has no value in it yet. The one that belongs to the object is written `self.{name}`.'
    if name in at.frame.f_globals:
        return (
            f'`{place}` changes `{name}`, so `{name}` is its own in there, and it has no value yet. '
            f'To change the `{name}` from outside, write `global {name}` in the first line of `{place}`.'
        )
    if at.kind == 'NameError':
        return (
            f'`{name}` belongs to the function around, and has no value there yet when this line runs.'
        )
    if any(name in names for names in outer_names(at)):
        return (
            f'`{place}` changes `{name}`, so `{name}` is its own in there, and it has no value yet. '
            f'To change the `{name}` of the function around, write `nonlocal {name}` in the first line of `{place}`.'
        )
    return f'`{name}` has no value yet: no line that gives it one has run. Give it a value before the `if` or the loop.'


def outer_names(at):
    return [
        {inner.id for inner in ast.walk(one) if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store)}
        for one in at.inside((ast.FunctionDef,))[1:]
    ]


METHODS = {
    'push': ('append', 'list'), 'add': ('append', 'list'), 'push_back': ('append', 'list'), 'length': (None, ''), 'size': (None, ''),
    'contains': ('in', ''), 'has': ('in', ''), 'has_key': ('in', ''), 'includes': ('in', ''), 'indexOf': ('index', ''),
    'shift': ('pop(0)', 'list'), 'unshift': ('insert(0, …)', 'list'), 'addAll': ('extend', 'list'), 'concat': ('+', ''),
    'toUpperCase': ('upper()', 'str'), 'toLowerCase': ('lower()', 'str'), 'trim': ('strip()', 'str'), 'put': ('d[key] = value', 'dict'),
    'append': ('add', 'set'), 'sorted': ('sort()', 'list'), 'iteritems': ('items()', 'dict'), 'enqueue': ('append', 'list'),
}
GIVE_NONE = {'append', 'sort', 'reverse', 'extend', 'insert', 'remove', 'add', 'update', 'clear', 'discard', 'appendleft', 'shuffle'}


def attribute_error(at):
    name, node = at.error.name, at.node
    if not isinstance(node, ast.Attribute):
        node = next((one for one in ast.walk(at.tree) if isinstance(one, ast.Attribute) and one.attr == name and one.lineno == at.line), None)
    if node is None or name is None:
        return None
    holder, held = at.error.obj, at.text(node.value)
    kind = type(holder)
    if holder is None:
        return f'`{held}` is None, and None has no `{name}`. {why_none(at, node.value)}'
    if kind is types.ModuleType:
        meant = similar(name, dir(holder))
        return f'The module `{holder.__name__}` has no `{name}`.' + (f' Did you mean `{meant}`?' if meant else ' Look up its right name.')
    if name in ('length', 'size', 'len') and hasattr(kind, '__len__'):
        return f'{capital(kind_words(kind.__name__))} has no `{name}`. For the number of its values, write `len({held})`.'
    own = kind.__module__ == '__main__'
    begin = f'`{held}` is {is_words(holder)}' if not own else f'`{held}` is a `{kind.__name__}`'
    missing = f'{begin}, which has no `{name}`.'
    if name in ('contains', 'has', 'has_key', 'includes'):
        return f'{missing} Write `value in {held}`.'
    if kind is str and name in ('append', 'push', 'add'):
        return f'{missing} A text is made longer by `{held} += "…"`.'
    if kind is str and name == 'sort' or kind in (str, tuple) and name == 'reverse':
        return f'{missing} ' + (f'Write `sorted({held})`, which gives a list.' if name == 'sort' else f'Write `{held}[::-1]`.')
    if kind is dict and name in ('append', 'push', 'add'):
        return f'{missing} Write `{held}[key] = value`.'
    meant, of = METHODS.get(name, (None, ''))
    if meant and (not of or of == kind.__name__):
        return f'{missing} Did you mean `{meant}`?'
    if kind in (int, float):
        return f'{missing} Only a list or a text has such a thing: look at where `{held}` gets its value.'
    if own and name in fields_of(at, kind.__name__):
        return f'{missing} It gets one only in a method that has not run yet: set `self.{name}` in `__init__`.'
    meant = similar(name, [*dir(kind), *(vars(holder) if hasattr(holder, '__dict__') and own else [])])
    return f'{missing} Did you mean `{meant}`?' if meant else f'{missing} Look at the name, and at where `{held}` gets its value.'


def fields_of(at, name):
    """What methods of a class set."""
    return {
        inner.attr
        for one in ast.walk(at.tree)
        if isinstance(one, ast.ClassDef) and one.name == name
        for inner in ast.walk(one)
        if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store)
    }


def why_none(at, node):
    """Where a None may come from, as far as the source tells."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in GIVE_NONE:
        return f'`{node.func.attr}` changes `{at.text(node.func.value)}` itself and gives back None. Do it in a line of its own.'
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == 'get':
        return f'`get` gives None where there is no such key. Give it a second value for that: `{at.text(node)[:-1]}, 0)`.'
    if isinstance(node, ast.Call):
        return f'Look at what `{at.text(node.func)}` returns: is a `return` missing?'
    if isinstance(node, ast.Attribute) and node.attr in ('next', 'left', 'right'):
        return f'Ask `if {at.text(node)}:` first.'
    if not isinstance(node, ast.Name):
        return 'Look at where it gets its value.'
    for one in ast.walk(at.tree):
        if isinstance(one, ast.Assign) and any(isinstance(to, ast.Name) and to.id == node.id for to in one.targets):
            call = one.value
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in GIVE_NONE:
                done = at.text(call.func)
                return f'In line {one.lineno}, `{done}(…)` changes `{at.text(call.func.value)}` itself and gives back None: leave out `{node.id} =`.'
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == 'print':
                return f'In line {one.lineno}, `print` shows something and gives back None.'
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and has_function(at, call.func.id):
                return f'In line {one.lineno} it gets what `{call.func.id}` returns: is a `return` missing there?'
    return f'Look at where `{node.id}` gets its value, and ask `if {node.id} is not None:` first where it may have none.'


def has_function(at, name):
    return any(isinstance(one, ast.FunctionDef) and one.name == name for one in ast.walk(at.tree))


def capital(words):
    return words[0].upper() + words[1:]
