items: dict[str, float] = {}
while (command := input("> ").strip()) != "quit":
    match command.split():
        case ["add", name, price]:
            try:
                items[name] = items.get(name, 0) + float(price)
            except ValueError:
                print(f"{price!r} is no price")
        case ["remove", *names] if names:
            for name in names:
                print("removed" if items.pop(name, None) is not None else "unknown", name)
        case ["total" | "sum"]:
            print(f"{sum(items.values()):.2f} for {len(items)}")
        case ["list", ("asc" | "desc") as how]:
            print(sorted(items.items(), key=lambda p: p[1], reverse=how == "desc"))
        case []:
            pass
        case [other, *_]:
            print(f"unknown command {other}")
print("bye", items)
