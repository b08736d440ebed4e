# Python tells well what cannot be read; this says it in words of a first-year student, and knows what other languages write.
HEADS = 'if elif else for while def class try except finally with match case'.split()
COUNTS = 'Python counts with `for i in range(n):`, without brackets and without `i++`.'
PAIRS = {'(': ')', '[': ']', '{': '}'}


def syntax_words(found, source):
    kind, _, message = found['message'].partition(': ')
    lines = source.splitlines()
    line = found.get('line') or 1
    text = lines[line - 1] if line <= len(lines) else ''
    code = bare(text)
    for pattern, words in SYNTAX_RULES:
        match = re.search(pattern, message)
        if match:
            said = words(code, text, line, lines, *match.groups())
            if said:
                return said
    return None


def bare(text):
    """A line without its comment, and without what its texts hold."""
    return re.sub(r'("(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)*\')|#.*', lambda found: '""' if found[1] else '', text).strip()


def head(text):
    return ' '.join(text.split())[:LONGEST]


def no_colon(code, text, line, lines):
    if re.match(r'else\s+if\b', code):
        return 'In Python `else if` is one word: write `elif`, and a colon at the end.'
    if re.match(r'else\s+\S', code):
        return 'After `else` comes only a colon. If there is a condition, write `elif`.'
    word = (re.match(r'\w+', code) or ['this'])[0]
    if '{' in code:
        return f'Python has no `{{` here: the line of the `{word}` ends with a colon, and what belongs to it is indented.'
    return f'The line of the `{word}` needs a colon at its end: `{head(code.rstrip(";"))}:`.'


def no_block(code, text, line, lines, what, number):
    opening = head(bare(lines[int(number) - 1]))
    return f'Line {number}, `{opening}`, ends with a colon, so the next line must be indented: put four spaces before it.'


def unexpected_indent(code, text, line, lines):
    return 'This line is indented, but no line above it ends with a colon that would ask for it. Take away the spaces at its beginning.'


def uneven(code, text, line, lines):
    return 'This line has more or fewer spaces before it than the lines above. Put as many before it as the other lines of its block have.'


def mixed(code, text, line, lines):
    return 'This line and the lines above mix tabs and spaces. Use four spaces for each step, and no tabs.'


def assigned(code, text, line, lines):
    if re.match(r'for\b', code):
        return COUNTS
    if re.match(r'(if|elif|while)\b', code):
        return 'A single `=` gives a value. To ask whether two are the same, write `==`.'
    return 'A single `=` gives a value, and cannot stand here. To compare, write `==`.'


def not_a_target(code, text, line, lines, what):
    if what == 'function call':
        return 'On the left of `=` stands a call, which cannot be given a value. For a value of a list or a dict, write square brackets; to compare, write `==`.'
    if re.search(r'\{[^:}]*=', code):
        return 'In a dict, a colon stands between a key and its value: `{"a": 1}`.'
    if name := re.match(r'\w+(?:-\w+)+(?=\s*=)', code):
        return f'A `-` subtracts, and cannot be part of a name. Write `{name[0].replace("-", "_")}`.'
    if what in ('expression', 'comparison', 'literal'):
        return 'On the left of `=` must stand a name. Write `name = …`; to compare, write `==`.'
    return f'`{what}` is a word of Python, and cannot be given a value. Choose another name.'


def printed(code, text, line, lines):
    return 'What `print` shows must stand in brackets: `print(…)`.'


def quoted(code, text, line, lines):
    quote = "'" if re.search(r"\w'\w", text) else ''
    if quote:
        return "This line has a `'` inside of a text that begins with `'`, so the text ends there. Put the text in double quotes: \"it's\"."
    return 'A text begins in this line, but its closing quote is missing. It must be of the same kind, and in the same line.'


def triple(code, text, line, lines):
    return 'A text begins here with three quotes, but the three that close it are missing.'


def odd_sign(code, text, line, lines, sign, number):
    if sign in '“”„‟«»‘’‚`´':
        return f'The quote {sign} was pasted from a document. Write it again on your keyboard: " or \'.'
    if sign in '−–—×÷≤≥≠':
        plain = {'−': '-', '–': '-', '—': '-', '×': '*', '÷': '/', '≤': '<=', '≥': '>=', '≠': '!='}[sign]
        return f'The sign {sign} was pasted from a document. Write `{plain}` on your keyboard.'
    return f'The sign {sign} does not belong into a program. Was it pasted? Write it again on your keyboard.'


def invisible(code, text, line, lines, number):
    return f'There is an invisible sign in this line, {number}. Was it pasted? Write the line again.'


def never_closed(code, text, line, lines, sign):
    return f'The `{sign}` in this line is never closed. Look for where its `{PAIRS[sign]}` belongs.'


def wrong_pair(code, text, line, lines, closing, opening):
    return f'The `{closing}` closes what a `{opening}` has opened. Brackets are closed by their own kind: `{PAIRS[opening]}`.'


def unmatched(code, text, line, lines, sign):
    if sign == '}' and code == '}':
        return 'Python has no `}` at the end of a block: what belongs together is indented alike. Leave it out.'
    return f'There is one `{sign}` too many: nothing opens it. Count the brackets of this line.'


def outside_function(code, text, line, lines):
    return 'A `return` stands only inside of a function, so this one must be indented under its `def`. Is the indentation right?'


def outside_loop(code, text, line, lines, word):
    return f'A `{word}` stands only inside of a loop, indented under its `for` or `while`. Is the indentation right?'


def comma(code, text, line, lines):
    if re.match(r'for\s*\(', code):
        return COUNTS
    return 'Something is missing between two values in this line: perhaps a comma.'


def digits(code, text, line, lines):
    name = re.search(r'\b\d+[A-Za-z_]\w*', code)
    return f'A name cannot begin with a digit: `{name[0]}`. Choose another, such as `x1`.' if name else None


def zeros(code, text, line, lines):
    return 'A whole number cannot begin with 0. Write it without, or as a text in quotes.'


def no_else(code, text, line, lines):
    return 'A value with `if` after it needs an `else` too: `a if condition else b`. Or put the `if` in a line of its own.'


def defaults(code, text, line, lines):
    return 'A parameter with a value of its own, such as `a=1`, must come after those without one.'


def keywords(code, text, line, lines):
    return 'What is given by name, such as `a=1`, must come after what is given without one.'


def prior_global(code, text, line, lines, name):
    return f'`{name}` is used before this line says that it is the one from outside. Make it the first line of the function.'


def no_except(code, text, line, lines):
    return 'A `try` needs an `except` below it, which says what to do when something fails.'


def twice(code, text, line, lines, name):
    return f'Two parameters of this function are called `{name}`. Give each its own name.'


def brace_in_f(code, text, line, lines):
    return 'In a text that begins with f, each `{` must be closed by a `}`. Count them.'


def unreadable(code, text, line, lines):
    for pattern, said in FOREIGN:
        found = re.search(pattern, code)
        if found:
            return said.replace('§', found[found.lastindex or 0].strip())
    above = next((bare(one) for one in reversed(lines[: line - 1]) if bare(one)), '')
    if above.count('(') > above.count(')') or above.count('[') > above.count(']'):
        return 'This line cannot be read. Look at the line above: is a bracket of it not closed?'
    if re.search(r'[=+\-*/,]$', code):
        return f'This line ends with `{code[-1]}`: something is missing after it.'
    return None


FOREIGN = [
    (r'^(>>>|\.\.\.)', 'The `§` is what the prompt of Python shows, and no part of the program. Leave it out in every line.'),
    (r'^\d+\s+[A-Za-z_]', 'This line begins with a number. Was it pasted with the numbers of its lines? Leave them out.'),
    (r'=!', 'In Python, “not the same” is written `!=`.'),
    (r'\b(?:and|or)\s*(?:<|>|==|!=)', 'Behind `and` or `or` stands a whole condition: name the value again, as in `n > 3 and n < 9`.'),
    (r'^for\s+\w+\s*:\s*\w', 'In Python it is `in`, not `:`, behind the name: `for value in values:`.'),
    (r'^for\s+\w+\s+range', 'The word `in` is missing before `range`: `for i in range(n):`.'),
    (r'^for\s+\w+\s*=', 'Python counts with `for i in range(n):`, without `=` and `to`.'),
    (r'^(global|nonlocal)\s+\w+\s*=', '`§` only says which name is meant. Give it its value in the next line.'),
    (r'^import\s*<|^from\s*<|import.*<\w+>', 'The name of a module stands without `<` and `>`: `import math`.'),
    (r'^(public|private|protected|static|final)\b', 'Python has no `§`: leave the word out.'),
    (r'^(?:int|float|double|long|char|bool|string|String|void)\s+\w+\s*\(', 'In Python a function begins with `def` and names no types: `def name(…):`.'),
    (r'^\w+\s*:=', 'To give a value, write `=` without the colon.'),
    (r'^\w+\s*=(?!=).*:$', 'A colon ends the line of an `if`, a loop or a `def`. This line gives a value: leave the colon out.'),
    (r'[\[(].*\bfor\b.*\bin\b.*\bif\b.*\belse\b', 'With an `else`, the choice stands before the `for`: `[a if condition else b for …]`.'),
    (r'\([^)]*;', 'Inside of brackets, values are separated by a comma, not by a `;`.'),
    (r'\+\+|--(?=\s*$|;)', 'Python has no `++` and no `--`. Write `i += 1` or `i -= 1`.'),
    (r'&&', 'In Python `&&` is written `and`.'),
    (r'\|\|', 'In Python `||` is written `or`.'),
    (r'!==|===', 'Python compares by `==` and `!=`, with one sign less.'),
    (r'!(?!=)', 'In Python `!` is written `not`.'),
    (r'^//|;\s*//|^/\*', 'In Python a comment begins with `#`.'),
    (r'=>|=<', 'It is written `>=` or `<=`, with the `=` at the end.'),
    (r'<>', 'In Python, “not the same” is written `!=`.'),
    (r'\?', 'Python writes `b if a else c` instead of `a ? b : c`.'),
    (r'^(else\s+if|elseif|elsif)\b', 'In Python it is written `elif`.'),
    (r'^(function|func|fn|void)\b', 'In Python a function begins with `def`: `def name(…):`.'),
    (r'^(const|let|var|int|float|double|long|char|bool|string|String|auto)\s+\w+\s*=', 'In Python a name needs no `§` before it: write `name = value`.'),
    (r'^(switch|do|foreach|until|unless|repeat)\b', 'Python has no `§`. It has `if`, `elif` and `else`, and the loops `for` and `while`.'),
    (r'^new\s|=\s*new\s', 'In Python objects are made without `new`: `x = Name()`.'),
    (r'\{$', 'Python has no `{` here: the line ends with a colon, and what belongs to it is indented.'),
    (r'\bthen\b', 'Python has no `then`: a colon stands there.'),
    (r'^(else|elif|except|finally)\b', 'There is nothing that this `§` belongs to. It must begin at the same column as its `if`, loop or `try`.'),
    (r'\S\s+(else|elif)\b.*:', 'The `§` must begin a line of its own.'),
    (r'lambda.*\breturn\b', 'A `lambda` gives its value without a `return`.'),
    (rf'\b({"|".join(__import__("keyword").kwlist)})\s*=(?!=)', '`§` is a word of Python, and cannot be a name. Choose another.'),
    (r'^(?:def|class)\s+(?![A-Za-z_])', 'After `def` or `class` comes a name.'),
    (r'^cout\s*<<|^cin\s*>>', 'Python reads by `input()` and shows by `print(…)`.'),
    (r'\w\s+\w+\s*=(?!=)', 'Two names follow each other. A name has no space in it: write `total_sum`. If there are two things to do, give each a line of its own.'),
    (r'=\s*$', 'After the `=` a value is missing.'),
    (r'(==|[<>+*/%])\s*[+*/%=)]', 'Two signs follow each other, and a value between them is missing.'),
]


def too_deep(code, text, line, lines):
    return 'The parts of this program are nested too deeply to be read.'


def no_brackets(code, text, line, lines):
    name = re.match(r'def\s+(\w+)', code)
    return f'Behind the name of a function stand round brackets, even with nothing in them: `def {name[1]}():`.' if name else None


def awaited(code, text, line, lines):
    return 'An `await` stands only inside of a function that begins with `async def`.'


def else_last(code, text, line, lines):
    return 'The `else` comes last: put this `elif` above it.'


def empty_braces(code, text, line, lines):
    return 'In a text that begins with f, a value stands between `{` and `}`, such as a name.'


SYNTAX_RULES = [
    (r'^Parser stack overflowed|during compilation|too many (?:statically )?nested|too complex|too many levels', too_deep),
    (r"^expected '\('", no_brackets), (r"^'await' outside", awaited), (r"'elif' block follows an 'else'", else_last),
    (r'valid expression required before', empty_braces),
    (r"^expected ':'", no_colon),
    (r'^expected an indented block after (.*) on line (\d+)', no_block),
    (r'^unexpected indent', unexpected_indent), (r'^unindent does not match', uneven), (r'^inconsistent use of tabs', mixed),
    (r"Maybe you meant '==' or ':='", assigned),
    (r"^cannot assign to (function call|expression|comparison|literal|None|True|False)", not_a_target),
    (r"Missing parentheses in call to 'print'", printed),
    (r'^unterminated string literal|^unterminated f-string literal', quoted), (r'^unterminated (?:f-string )?triple|^unterminated triple', triple),
    (r"^invalid character '(.)' \(U\+(\w+)\)", odd_sign), (r'^invalid non-printable character (\S+)', invisible),
    (r"^'(.)' was never closed", never_closed),
    (r"^closing parenthesis '(.)' does not match opening parenthesis '(.)'", wrong_pair), (r"^unmatched '(.)'", unmatched),
    (r"^'return' outside function", outside_function), (r"^'?(break|continue)'? (?:outside loop|not properly in loop)", outside_loop),
    (r'Perhaps you forgot a comma', comma), (r'^invalid decimal literal', digits), (r'^leading zeros', zeros),
    (r"^expected 'else' after 'if'", no_else), (r'^parameter without a default', defaults), (r'^positional argument follows', keywords),
    (r"^name '(\w+)' is (?:used|assigned to) (?:prior to|before) global", prior_global), (r"^expected 'except'", no_except),
    (r"^duplicate (?:argument|parameter) '(\w+)'", twice), (r"f-string: expecting '}'", brace_in_f),
    (r'^(?:invalid syntax|expected )', unreadable),
]
