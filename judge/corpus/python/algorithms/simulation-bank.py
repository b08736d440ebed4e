from dataclasses import dataclass, field
from heapq import heappop, heappush


@dataclass(order=True)
class Event:
    time: float
    seq: int
    action: object = field(compare=False)
    args: tuple = field(compare=False, default=())


class Sim:
    def __init__(self):
        self.now, self.queue, self.seq = 0.0, [], 0

    def at(self, delay, action, *args):
        self.seq += 1
        heappush(self.queue, Event(self.now + delay, self.seq, action, args))

    def run(self, until=float("inf")):
        while self.queue and self.queue[0].time <= until:
            e = heappop(self.queue)
            self.now = e.time
            e.action(*e.args)


sim, waiting, stats = Sim(), [], {"served": 0, "wait": 0.0, "max": 0}
tellers = 2


def arrive(who):
    waiting.append((who, sim.now))
    stats["max"] = max(stats["max"], len(waiting))
    serve()


def serve():
    global tellers
    if waiting and tellers:
        tellers -= 1
        who, since = waiting.pop(0)
        stats["wait"] += sim.now - since
        sim.at(3 + who % 3, done, who)


def done(who):
    global tellers
    tellers += 1
    stats["served"] += 1
    print(f"{sim.now:6.2f} customer {who} done")
    serve()


for i in range(8):
    sim.at(i * 1.25, arrive, i)
sim.run()
print(stats, tellers)
