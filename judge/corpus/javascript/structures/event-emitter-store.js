class Store {
  #state;
  #listeners = new Set();
  constructor(reducer, initial) {
    this.reducer = reducer;
    this.#state = initial;
  }
  get state() { return this.#state; }
  dispatch(action) {
    const before = this.#state;
    this.#state = this.reducer(before, action);
    if (before !== this.#state) this.#listeners.forEach((l) => l(this.#state, action.type));
    return this;
  }
  subscribe(l) {
    this.#listeners.add(l);
    return () => this.#listeners.delete(l);
  }
}
const todos = (state = [], { type, text, id }) => {
  switch (type) {
    case 'add': return [...state, { id: state.length + 1, text, done: false }];
    case 'toggle': return state.map((t) => (t.id === id ? { ...t, done: !t.done } : t));
    case 'clear': return state.filter((t) => !t.done);
    default: return state;
  }
};
const s = new Store(todos, []);
const stop = s.subscribe((st, type) => console.log(type, st.length));
s.dispatch({ type: 'add', text: 'write' }).dispatch({ type: 'add', text: 'test' }).dispatch({ type: '?' });
console.log(stop(), stop());
s.dispatch({ type: 'toggle', id: 1 });
console.log(s.state, s, s.dispatch({ type: 'clear' }).state);
const pipe = (...fs) => (x) => fs.reduce((v, f) => f(v), x);
const undoable = (init) => {
  const past = [], future = [];
  let now = init;
  return { set: (v) => (past.push(now), (future.length = 0), (now = v)), undo: () => past.length ? (future.push(now), (now = past.pop())) : now, redo: () => future.length ? (past.push(now), (now = future.pop())) : now };
};
const u = undoable(0);
u.set(1), u.set(2), u.set(3);
console.log(u.undo(), u.undo(), u.redo(), u.set(9), u.redo(), pipe((x) => x + 1, Math.sqrt, String)(8), u);
