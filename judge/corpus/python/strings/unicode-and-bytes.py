import unicodedata
import struct
import zlib
import hashlib
import base64
import binascii

s = "Crème Brûlée ☕ ñandú"
print(s, len(s), len(s.encode()), s.upper(), s.encode("ascii", "ignore"), s.encode("ascii", "xmlcharrefreplace")[:20])
nfd = unicodedata.normalize("NFD", s)
print(len(nfd), "".join(c for c in nfd if not unicodedata.combining(c)), unicodedata.name("☕"), unicodedata.category("é"))
for c in "aé€😀":
    print(f"U+{ord(c):04X} {c.encode('utf-8').hex(' ')} {c.encode('utf-16-be').hex()}", end="; ")
print()
try:
    b"\xff\xfe".decode()
except UnicodeDecodeError as e:
    print(e.reason, e.start, b"\xffab".decode(errors="replace"))
print(struct.pack(">IhB", 1, -2, 255), struct.unpack("<q", b"\x01" + b"\0" * 7), struct.calcsize("<bi"))
print(hashlib.md5(b"hello").hexdigest(), hashlib.sha256(b"").hexdigest()[:16], zlib.crc32(b"hello"), zlib.adler32(b"hello"))
print(base64.b64encode(b"any carnal pleas"), base64.b64decode("aGk="), binascii.hexlify(b"\x00\xab"), base64.b32encode(b"hi"))
ba = bytearray(b"hello")
ba[0] = 72
ba += b"!"
ba[1:3] = b"EE"
print(ba, ba.find(b"l"), bytes(ba).split(b"l"), b"%d-%s" % (5, b"x"), list(b"\x01z"), bytes(3), b"a" < b"b")
print(zlib.decompress(zlib.compress(b"abc" * 100)) == b"abc" * 100, sum(b"abc"), int.from_bytes(b"\x12\x34", "big"))
