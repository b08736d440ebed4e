// GCC's <bits/extc++.h>: the standard headers and those of its extensions that are here.
#pragma once
#include <bits/stdc++.h>
#include <ext/algorithm>
#include <ext/functional>
#include <ext/hash_map>
#include <ext/hash_set>
#include <ext/numeric>
#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/priority_queue.hpp>
#include <ext/rope>
