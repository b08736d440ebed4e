import urllib.request
print(urllib.request.urlopen("http://example.org").read())
