import type { DemoBlog } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const dijkstraAndTheNegativeRoad: DemoBlog = {
  title: 'Dijkstra, and the road with a negative price',
  author: 'vikram',
  category: 'Algorithms',
  tags: ['graphs', 'shortest paths', 'C++', 'Python'],
  daysAgo: 13,
  views: 241,
  content: markdown`
Every course says "Dijkstra does not work with negative edges", and most members can repeat it. Far fewer can show *where* it breaks. Since interviewers like to ask exactly that, let us break it on purpose.

## What the algorithm believes

We look for the distance from a start $s$ to every node, where each edge $u \to v$ has a weight $w(u, v)$. Dijkstra keeps for every node the best distance found so far, and repeats:

1. take the unfinished node $u$ with the smallest distance;
2. call it **finished**: its distance will never change again;
3. for every edge $u \to v$, try the way over $u$: if $d(u) + w(u, v) < d(v)$, write that down.

Step 2 is the bold one. Why is it allowed? Suppose there were a shorter way to $u$ that we have not seen. It must leave the set of finished nodes somewhere, at an unfinished node $x$. But $d(x) \ge d(u)$, since we took the smallest, and the rest of the way from $x$ to $u$ costs

$$
\underbrace{w_1 + w_2 + \dots + w_k}_{\text{each} \;\ge\; 0} \ge 0 .
$$

So the way over $x$ is at least $d(u)$ long, and not shorter after all. The whole proof rests on that $\ge 0$. One negative edge, and the sentence "the rest cannot make it cheaper" is false.

## The smallest broken example

\`\`\`text
        2
   A -------> B
   |          ^
 5 |          | -4
   v          |
   C ---------+
\`\`\`

The cheapest way from A to B is $5 + (-4) = 1$, over C. Dijkstra takes A, writes $d(B) = 2$ and $d(C) = 5$, takes B because it is the smallest, and declares it finished at 2. When C comes along with its better offer, B is closed. Worse, anything that was computed *from* B is wrong as well.

"Just add 4 to every edge" does not repair it: a path with more edges gets more added to it, so the order of the paths changes.

## An implementation worth memorising

\`\`\`cpp
using Edge = std::pair<int, long long>;  // to, weight

std::vector<long long> dijkstra(const std::vector<std::vector<Edge>>& graph, int start) {
  const long long far = std::numeric_limits<long long>::max();
  std::vector<long long> distance(graph.size(), far);
  using Item = std::pair<long long, int>;  // distance first: the queue orders by it
  std::priority_queue<Item, std::vector<Item>, std::greater<>> queue;
  distance[start] = 0;
  queue.push({0, start});
  while (!queue.empty()) {
    auto [d, u] = queue.top();
    queue.pop();
    if (d > distance[u]) continue;  // an old entry: u was reached more cheaply since
    for (auto [v, w] : graph[u]) {
      if (d + w >= distance[v]) continue;
      distance[v] = d + w;
      queue.push({distance[v], v});
    }
  }
  return distance;
}
\`\`\`

\`std::priority_queue\` cannot lower the key of an entry that it already holds, so we push a second one and skip the old one when it surfaces. The queue holds at most one entry per edge, plus the first, and the running time is $O((V + E) \log V)$. (A heap of $E$ entries costs $\log E$ per step, but $\log E \le 2 \log V$ when there are no parallel edges.)

The line \`if (d > distance[u]) continue;\` is the one people forget. The result is right without it, but a node is then expanded once for each of its entries, and on a dense graph that hurts.

In Python the same idea fits in a dozen lines, and a \`parent\` map gives the route back:

\`\`\`python
from heapq import heappop, heappush

def shortest_route(graph, start, goal):
    distance, parent, queue = {start: 0}, {}, [(0, start)]
    while queue:
        d, u = heappop(queue)
        if u == goal:
            break
        if d > distance[u]:
            continue
        for v, w in graph.get(u, []):
            if d + w < distance.get(v, float("inf")):
                distance[v], parent[v] = d + w, u
                heappush(queue, (d + w, v))
    if goal not in distance:
        return None
    route = [goal]
    while route[-1] != start:
        route.append(parent[route[-1]])
    return distance[goal], route[::-1]
\`\`\`

Stopping as soon as the goal is *taken from* the queue is right. Stopping when it is first *put in* is not: a cheaper offer may still be on its way.

## A curious detail

Look at the C++ code again. It has no "finished" flag, so on our broken example it would put B back into the queue with distance 1, and end with the right answer! With negative edges but no negative cycle this version is indeed correct. It may only be terribly slow: there are graphs on which nodes are expanded exponentially often. With a negative cycle it never stops. So the honest answer in an interview is: *the proof and the running time both rest on weights that are not negative; drop that, and, depending on how it was written, you lose the right answer or the speed.*

## Which algorithm for which road

| weights | algorithm | time |
| --- | --- | --- |
| all equal | breadth-first search | $O(V + E)$ |
| only 0 and 1 | breadth-first search with a deque | $O(V + E)$ |
| not negative | Dijkstra | $O((V + E) \log V)$ |
| any, no cycles at all | relax in topological order | $O(V + E)$ |
| any, also tells of negative cycles | Bellman–Ford | $O(V \cdot E)$ |
| all pairs, few nodes | Floyd–Warshall | $O(V^3)$ |

Note the first row. A grid where every step costs the same needs no heap; using Dijkstra there is not wrong, only slower and longer.

## Three disguises

- *Path with minimum effort*: the cost of a path is not the sum but the **largest** step. Replace \`d + w\` by \`max(d, w)\`. The proof still holds, because going on can never make the maximum smaller.
- *Path with maximum probability*: multiply instead of add, and take the largest first. Probabilities are at most 1, so going on never makes it better.
- *Cheapest flights within K stops*: the number of stops limits the path, so the node alone is not enough state. Use Bellman–Ford with $K + 1$ rounds, or let the state be (node, stops).

In each case ask the one question the proof asks: **can going on ever improve what I have?** If not, Dijkstra is yours.
`,
}
