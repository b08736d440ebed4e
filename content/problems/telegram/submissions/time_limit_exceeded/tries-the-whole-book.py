class Solution:
    def shorten(self, book: list[str], message: str) -> str:
        book.sort(key=len)
        sent = []
        for word in message.split():
            for form in book:
                if word.startswith(form):
                    word = form
                    break
            sent.append(word)
        return ' '.join(sent)
