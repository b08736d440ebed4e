from datetime import date, datetime, timedelta, timezone
import calendar

d = date(2024, 2, 28)
for i in range(3):
    print((d + timedelta(days=i)).strftime("%a %d %b %Y %j %U"))
print((date(2024, 12, 25) - d).days, d.weekday(), d.isocalendar()[1], d.replace(day=1), d < date.max)
t = datetime(2023, 11, 5, 23, 59, 30, tzinfo=timezone.utc)
print(t.isoformat(), t + timedelta(seconds=31), t.timestamp(), t.astimezone(timezone(timedelta(hours=5, minutes=30))))
print(datetime.strptime("03/04/21 07:08", "%d/%m/%y %H:%M"), datetime.fromisoformat("2020-01-01T10:20:30"))
print(timedelta(days=-1, seconds=5), timedelta(hours=100).total_seconds(), timedelta(minutes=90) / 2, timedelta(days=7) // timedelta(days=2))
print(calendar.isleap(1900), calendar.monthrange(2023, 2)[1], calendar.day_name[0], calendar.month_abbr[12])
print(calendar.month(2024, 2))
friday13 = [date(y, m, 13) for y in range(2020, 2025) for m in range(1, 13) if date(y, m, 13).weekday() == 4]
print(len(friday13), friday13[0], friday13[-1])
try:
    date(2023, 2, 29)
except ValueError as e:
    print("ValueError")
print(datetime.fromtimestamp(86400 * 365.25, tz=timezone.utc), f"{t:%H:%M}", min(d, date(2024, 2, 1)) == d)
