package judge;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Reads a function's arguments as words and writes its answer as JSON. */
public final class Wire {
  private static final int NODES = 1_000_000;
  private static final long EXACT = 1L << 53;
  private final byte[] given;
  private final ClassLoader loader;
  private int at = 0;
  private StringBuilder answer;

  Wire(byte[] given, ClassLoader loader) {
    this.given = given;
    this.loader = loader;
  }

  String answer() {
    if (answer == null) throw new BadAnswer("nothing came");
    return answer.toString();
  }

  /** Reads the next argument. */
  public Object read(Class<?> type) throws ReflectiveOperationException {
    if (type.isArray()) return array(type.getComponentType());
    if (type == int.class) return (int) number();
    if (type == long.class) return number();
    if (type == double.class) return Double.parseDouble(word());
    if (type == boolean.class) return number() != 0;
    if (type == char.class) return string().charAt(0);
    if (type == String.class) return string();
    return type.getSimpleName().equals("ListNode") ? list(type) : tree(type);
  }

  private Object array(Class<?> part) throws ReflectiveOperationException {
    int count = (int) number();
    Object values = Array.newInstance(part, count);
    if (values instanceof int[] numbers) for (int i = 0; i < count; i++) numbers[i] = (int) number();
    else for (int i = 0; i < count; i++) Array.set(values, i, read(part));
    return values;
  }

  private String word() {
    while (given[at] == ' ') at++;
    int from = at;
    while (at < given.length && given[at] != ' ') at++;
    return new String(given, from, at - from, StandardCharsets.UTF_8);
  }

  private long number() {
    while (given[at] == ' ') at++;
    boolean negative = given[at] == '-';
    if (negative) at++;
    // Summed below zero: the least long has no positive counterpart.
    long value = 0;
    for (; at < given.length && given[at] >= '0' && given[at] <= '9'; at++) value = value * 10 - (given[at] - '0');
    return negative ? value : -value;
  }

  private String string() {
    int length = (int) number();
    at++;
    String text = new String(given, at, length, StandardCharsets.UTF_8);
    at += length;
    return text;
  }

  private Object list(Class<?> type) throws ReflectiveOperationException {
    Field next = field(type, "next");
    Object head = null;
    Object last = null;
    for (int left = (int) number(); left > 0; left--) {
      Object node = node(type, (int) number());
      if (last == null) head = node;
      else next.set(last, node);
      last = node;
    }
    return head;
  }

  private Object tree(Class<?> type) throws ReflectiveOperationException {
    int count = (int) number();
    Integer[] values = new Integer[count];
    for (int i = 0; i < count; i++) {
      String word = word();
      values[i] = word.equals("null") ? null : Integer.valueOf(word);
    }
    if (count == 0 || values[0] == null) return null;
    Field[] sides = {field(type, "left"), field(type, "right")};
    Object root = node(type, values[0]);
    Deque<Object> row = new ArrayDeque<>(List.of(root));
    for (int i = 1; i < count; ) {
      Object parent = row.remove();
      for (int side = 0; side < 2 && i < count; side++, i++) {
        if (values[i] == null) continue;
        Object child = node(type, values[i]);
        sides[side].set(parent, child);
        row.add(child);
      }
    }
    return root;
  }

  /** Makes a node, of the judge's class or of the learner's own. */
  private static Object node(Class<?> type, int value) throws ReflectiveOperationException {
    for (Constructor<?> make : type.getDeclaredConstructors()) {
      Class<?>[] parameters = make.getParameterTypes();
      if (parameters.length != 1 || parameters[0] != int.class) continue;
      make.setAccessible(true);
      return make.newInstance(value);
    }
    Constructor<?> make = type.getDeclaredConstructor();
    make.setAccessible(true);
    Object node = make.newInstance();
    field(type, "val").set(node, value);
    return node;
  }

  private static Field field(Class<?> type, String name) throws ReflectiveOperationException {
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  /** Writes the answer; `type` is that of the signature. */
  public void write(Object value, Class<?> type) throws ReflectiveOperationException {
    answer = new StringBuilder();
    put(value, type);
  }

  private void put(Object value, Class<?> type) throws ReflectiveOperationException {
    if (type.isArray()) putArray(value, type.getComponentType());
    else if (type == int.class || type == boolean.class) answer.append(value);
    else if (type == long.class) putLong((Long) value);
    else if (type == double.class) putDouble((Double) value);
    else if (type == char.class) putText(String.valueOf(value));
    else if (type == String.class) putText((String) present(value));
    else if (type.getSimpleName().equals("ListNode")) putList(value, type);
    else putTree(value, type);
  }

  private static Object present(Object value) {
    if (value == null) throw new BadAnswer("null");
    return value;
  }

  private void putArray(Object values, Class<?> part) throws ReflectiveOperationException {
    int count = Array.getLength(present(values));
    answer.append('[');
    for (int i = 0; i < count; i++) {
      if (i > 0) answer.append(',');
      if (values instanceof int[] numbers) answer.append(numbers[i]);
      else put(Array.get(values, i), part);
    }
    answer.append(']');
  }

  private void putLong(long value) {
    boolean wide = value >= EXACT || value <= -EXACT;
    answer.append(wide ? "\"" + value + "\"" : Long.toString(value));
  }

  private void putDouble(double value) {
    boolean finite = !Double.isNaN(value) && !Double.isInfinite(value);
    answer.append(finite ? Double.toString(value) : "\"" + value + "\"");
  }

  private void putText(String text) {
    answer.append('"');
    for (int i = 0; i < text.length(); i++) {
      char one = text.charAt(i);
      boolean plain = one >= ' ' && one < 127 && one != '"' && one != '\\';
      if (plain) answer.append(one);
      else answer.append(String.format("\\u%04x", (int) one));
    }
    answer.append('"');
  }

  private void putList(Object head, Class<?> type) throws ReflectiveOperationException {
    Field value = field(type, "val");
    Field next = field(type, "next");
    List<Object> values = new ArrayList<>();
    for (Object node = head; node != null; node = next.get(node)) {
      if (values.size() >= NODES) throw new BadAnswer("the list has no end");
      values.add(value.get(node));
    }
    answer.append(values.toString().replace(" ", ""));
  }

  private void putTree(Object root, Class<?> type) throws ReflectiveOperationException {
    Field value = field(type, "val");
    Field[] sides = {field(type, "left"), field(type, "right")};
    List<Object> row = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    row.add(root);
    int last = 0;
    for (int i = 0; i < row.size(); i++) {
      if (row.size() > 2 * NODES) throw new BadAnswer("the tree has no end");
      Object node = row.get(i);
      values.add(node == null ? null : value.get(node));
      if (node == null) continue;
      last = i + 1;
      for (Field side : sides) row.add(side.get(node));
    }
    answer.append(values.subList(0, last).toString().replace(" ", ""));
  }
}
