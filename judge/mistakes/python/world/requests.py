import requests
print(requests.get("http://example.org"))
