import js
print(js.document)
