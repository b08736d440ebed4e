END = ''


class Solution:
    def shorten(self, book: list[str], message: str) -> str:
        root = {}
        for form in book:
            node = root
            for letter in form:
                node = node.setdefault(letter, {})
            node[END] = True

        def short_form(word: str) -> str:
            node = root
            for at, letter in enumerate(word, 1):
                node = node.get(letter)
                if node is None:
                    return word
                if END in node:
                    return word[:at]
            return word

        return ' '.join(map(short_form, message.split()))
