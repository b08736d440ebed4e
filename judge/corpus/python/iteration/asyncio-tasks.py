import asyncio


async def worker(name, delay, log):
    for i in range(2):
        await asyncio.sleep(delay * 0.01)
        log.append(f"{name}{i}")
    return name * 2


async def ticker(n):
    for i in range(n):
        yield i
        await asyncio.sleep(0)


async def producer(q):
    for x in (3, 1, 4):
        await q.put(x)
    await q.put(None)


async def consumer(q):
    total = 0
    while (x := await q.get()) is not None:
        total += x
    return total


async def main():
    log = []
    print(await asyncio.gather(worker("a", 1, log), worker("b", 5, log), worker("c", 15, log)))
    print(log)
    print([x async for x in ticker(3)], {x: x * x async for x in ticker(2)})
    q = asyncio.Queue(maxsize=1)
    _, total = await asyncio.gather(producer(q), consumer(q))
    print(total)
    try:
        await asyncio.wait_for(asyncio.sleep(5), timeout=0.01)
    except asyncio.TimeoutError:
        print("timeout")
    results = await asyncio.gather(asyncio.sleep(0, "ok"), fail(), return_exceptions=True)
    print(results)
    lock, order = asyncio.Lock(), []

    async def locked(n):
        async with lock:
            order.append(n)
            await asyncio.sleep(0)
            order.append(n)

    await asyncio.gather(*(locked(i) for i in range(3)))
    print(order)


async def fail():
    raise RuntimeError("failed")


asyncio.run(main())
