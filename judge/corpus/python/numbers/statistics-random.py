import random
import statistics as st

data = [2, 4, 4, 4, 5, 5, 7, 9]
print(st.mean(data), st.median(data), st.mode(data), st.pstdev(data), st.variance(data), st.multimode("aabbc"))
print(st.median_low([1, 2, 3, 4]), st.quantiles(data, n=4), st.harmonic_mean([40, 60]), round(st.geometric_mean([54, 24, 36]), 9))
print(st.fmean([0.1, 0.2]), st.correlation([1, 2, 3], [1, 5, 7]), st.linear_regression([1, 2, 3], [2, 4, 6]))
random.seed(42)
print([random.random() for _ in range(3)], random.randint(1, 6), random.choice("abcdef"))
xs = list(range(10))
random.shuffle(xs)
print(xs, random.sample(range(100), 5), random.uniform(1, 2), random.getrandbits(40))
rng = random.Random(7)
print(rng.gauss(0, 1), rng.choices("xyz", weights=[1, 2, 7], k=8), rng.randrange(0, 100, 5), rng.expovariate(2))
inside = sum(rng.random() ** 2 + rng.random() ** 2 < 1 for _ in range(20000))
print(inside, inside / 5000)
