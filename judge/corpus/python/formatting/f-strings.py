import datetime
import math

name, value, big = "widget", 1234.56789, 9876543210
print(f"{name!r:>12}|{name:^12}|{name:*<12}|{name.upper()}")
print(f"{value:.2f} {value:,.1f} {value:e} {value:g} {value:010.3f} {value:+}")
print(f"{big:,} {big:_} {big:x} {big:#X} {big:o} {255:08b} {255:#b}")
print(f"{0.1 + 0.2} {1e21} {1e16} {123456789012345.0} {1/3:.3%} {math.pi:.10}")
print(f"{-0.0} {float('nan')} {float('inf'):>6} {5:d} {True:d} {'a':s}")
w, p = 9, 3
print(f"{math.e:{w}.{p}f}|{math.e:<{w}.{p}}|{math.e:^+{w}.{p}f}|")
print(f"{name=} {value=:.1f} {1 + 1 = }")
print(f"{datetime.date(2024, 2, 29):%Y/%m/%d %j} {{literal}}")
print("{0:>5}{1:<5}{0}".format(1, 2), "{a[0]} {b.real}".format(a=[7], b=3 + 4j))
print("%5d|%-5d|%05.1f|%s|%r|%x|%c|%%" % (42, 42, 3.14159, "s", "r", 255, 65))
print("%(x)s and %(y).2f" % {"x": [1, 2], "y": 2})
print(format(12345.678, ",.2f"), format("z", "^5"), str(1e100), repr(1.0))
