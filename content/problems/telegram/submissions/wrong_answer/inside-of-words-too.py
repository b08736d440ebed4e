class Solution:
    def shorten(self, book: list[str], message: str) -> str:
        forms = set(book)

        def short_form(word: str) -> str:
            for length in range(1, len(word) + 1):
                for start in range(len(word) - length + 1):
                    if word[start:start + length] in forms:
                        return word[start:start + length]
            return word

        return ' '.join(map(short_form, message.split()))
