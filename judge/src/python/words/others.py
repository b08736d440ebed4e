def end_of_input(at):
    return 'This line reads, but the input has already ended. Look at how many lines the problem gives, and how often your program reads.'


def runtime_error(at):
    if 'changed size during iteration' in at.message:
        loop = next(iter(at.inside((ast.For,))), None)
        walked = at.text(loop.iter).removesuffix('.items()').removesuffix('.keys()').removesuffix('.values()') if loop else 'it'
        what = 'the dict' if 'dict' in at.message else 'the set' if 'Set' in at.message else 'it'
        return f'The loop goes through {what} `{walked}`, and {what} gets or loses a value meanwhile. Go through a copy: `for … in list({at.text(loop.iter) if loop else walked}):`.'
    if 'mutated during iteration' in at.message:
        return 'The loop goes through a deque that gets or loses a value meanwhile. Go through a copy: `for … in list(…):`.'
    return None


def recursion_error(at):
    [(name, depth), *others] = at.depth.most_common(2) or [('the function', 0)]
    if name == '<lambda>' and others:
        name = others[0][0]
    if others and others[0][1] > depth // 2 > 50 and '<' not in name + others[0][0]:
        return f'`{name}` and `{others[0][0]}` call each other again and again, without coming to an end. Which `if` ends it, and does every call come closer to that?'
    return f'`{name}` calls itself again and again, without coming to an end. Which `if` ends it, and does every call come closer to that?'


def no_module(at):
    if at.error.name is None or 'no module' in at.message.lower() and '.' in at.error.name:
        return None
    return f"There is no module `{at.error.name}` here, only Python's own and sortedcontainers. Is it spelled right?"


def import_error(at):
    name, module = at.error.name_from, at.error.name
    if name is None or module is None:
        return None
    meant = similar(name, dir(__import__(module)))
    return f'The module `{module}` has no `{name}`.' + (f' Did you mean `{meant}`?' if meant else ' Look up what it is called, and in which module it is.')


def not_held(at):
    statement = at.statement()
    if not isinstance(statement, ast.Assert):
        return None
    said = f' It says: {at.message}.' if at.message else ''
    return f'Your `assert` in this line fails: `{at.text(statement.test)}` is not true.{said}'


def stop_iteration(at):
    return f'`{at.text(at.node)}` asks for a further value, but there is none left.' + ' Use a `for` loop, or give `next` a second value for the end.' if isinstance(at.node, ast.Call) else None


def too_large(at):
    if 'index-sized' in at.message or 'ssize_t' in at.message or 'C int' in at.message or 'C long' in at.message:
        return f'`{at.text(at.node)}` is given a number that is too large for a size. Sizes go up to 2147483647 here.' if at.node else None
    return f'`{at.text(at.node)}` gives a number that is too large for one with a point. Whole numbers have no such end: write `//` instead of `/`.' if at.node else None


def no_file(at):
    return 'There are no files here. What the program needs is read by `input()` and shown by `print(…)`.'


WORDS = {
    'NameError': lambda at: unbound_error(at) if 'free variable' in at.message else name_error(at),
    'UnboundLocalError': unbound_error, 'AttributeError': attribute_error, 'IndexError': index_error,
    'KeyError': key_error, 'ValueError': value_error, 'ZeroDivisionError': zero_error, 'TypeError': type_error, 'EOFError': end_of_input,
    'RuntimeError': runtime_error, 'RecursionError': recursion_error, 'ModuleNotFoundError': no_module, 'ImportError': import_error,
    'AssertionError': not_held, 'StopIteration': stop_iteration, 'OverflowError': too_large, 'FileNotFoundError': no_file, 'PermissionError': no_file, 'OSError': no_file,
}


def failure_words(error, source):
    """What happened, where, and what to look at; None where Python's own words say it as well."""
    at = Place(error, source)
    if at.frame is None or type(error).__module__ != 'builtins':
        return None
    israised = isinstance(at.statement(), ast.Raise) and not at.message.startswith('exceptions must')
    if israised and at.kind != 'NotImplementedError':
        return None
    for kind, words in FIRST:
        said = words(at) if kind == at.kind else None
        if said:
            return said
    words = WORDS.get(at.kind)
    return words(at) if words else None
