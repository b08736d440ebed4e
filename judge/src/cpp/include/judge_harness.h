// Reads the arguments of a C++ function as words from the judge's descriptor and writes its answer there as JSON.
#pragma once
#include <unistd.h>

namespace judge_harness {
constexpr int CHANNEL = 1000;
constexpr int NODES = 1000000;

// Reading and writing use the solution's fuel, so both take as few instructions as possible.
struct Reader {
  char block[1 << 16];
  const char* at = block;
  const char* end = block;
  __attribute__((noinline)) int refill() {
    const ssize_t count = ::read(CHANNEL, block, sizeof block);
    if (count <= 0) return -1;
    at = block;
    end = block + count;
    return (unsigned char)*at++;
  }
  int next() { return at < end ? (unsigned char)*at++ : refill(); }
  int first() {
    int one = next();
    while (one == ' ') one = next();
    return one;
  }
  std::string word() {
    std::string found;
    for (int one = first(); one > ' '; one = next()) found += (char)one;
    return found;
  }
  std::string bytes(long long length) {
    std::string found;
    found.reserve(length);
    while (length-- > 0) found += (char)next();
    return found;
  }
  long long number() {
    int one = first();
    const bool negative = one == '-';
    if (negative) one = next();
    unsigned long long value = 0;
    for (; one >= '0' && one <= '9'; one = next()) value = value * 10 + (one - '0');
    return (long long)(negative ? 0 - value : value);
  }
};
inline Reader reader;

struct Answer {
  char block[1 << 16];
  char* at = block;
  __attribute__((noinline)) void empty() {
    for (const char* from = block; from < at;) {
      const ssize_t count = ::write(CHANNEL, from, at - from);
      if (count <= 0) break;
      from += count;
    }
    at = block;
  }
  void operator+=(char one) {
    if (at == block + sizeof block) empty();
    *at++ = one;
  }
  void operator+=(const char* text) {
    while (*text) *this += *text++;
  }
  void number(long long value) {
    char digits[20];
    int count = 0;
    unsigned long long left = value < 0 ? 0 - (unsigned long long)value : (unsigned long long)value;
    do digits[count++] = (char)('0' + left % 10);
    while (left /= 10);
    if (value < 0) *this += '-';
    while (count) *this += digits[--count];
  }
};
inline Answer answer;
inline void finish() {
  answer += '\n';
  answer.empty();
}

template <class T>
struct Wire;

template <>
struct Wire<int> {
  static int read() { return (int)reader.number(); }
  static void write(long long value) { answer.number(value); }
};
template <>
struct Wire<long long> {
  static long long read() { return reader.number(); }
  static void write(long long value) {
    const bool wide = value >= (1LL << 53) || value <= -(1LL << 53);
    if (wide) answer += '"';
    answer.number(value);
    if (wide) answer += '"';
  }
};
template <>
struct Wire<double> {
  static double read() { return std::strtod(reader.word().c_str(), nullptr); }
  static void write(double value) {
    char text[40];
    std::snprintf(text, sizeof text, std::isfinite(value) ? "%.17g" : "\"%g\"", value);
    answer += text;
  }
};
template <>
struct Wire<bool> {
  static bool read() { return reader.number() != 0; }
  static void write(bool value) { answer += value ? "true" : "false"; }
};
template <>
struct Wire<std::string> {
  static std::string read() {
    const long long length = reader.number();
    return reader.bytes(length);
  }
  static void write(const std::string& value) {
    answer += '"';
    for (unsigned char one : value) {
      char text[8];
      if (one >= ' ' && one != '"' && one != '\\') {
        answer += (char)one;
        continue;
      }
      std::snprintf(text, sizeof text, "\\u%04x", one);
      answer += text;
    }
    answer += '"';
  }
};
template <>
struct Wire<char> {
  static char read() { return Wire<std::string>::read()[0]; }
  static void write(char value) { Wire<std::string>::write(std::string(1, value)); }
};
template <class T>
struct Wire<std::vector<T>> {
  static std::vector<T> read() {
    std::vector<T> values;
    const long long count = reader.number();
    values.reserve(count);
    for (long long left = count; left > 0; left--) values.push_back(Wire<T>::read());
    return values;
  }
  static void write(const std::vector<T>& values) {
    answer += '[';
    for (size_t at = 0; at < values.size(); at++) {
      if (at) answer += ',';
      Wire<T>::write(values[at]);
    }
    answer += ']';
  }
};

// The learner may define the struct: only `val` and the names of its pointers are used.
template <class Node>
struct ListWire {
  static Node* read() {
    Node* head = nullptr;
    Node** end = &head;
    for (long long left = reader.number(); left > 0; left--) {
      *end = new Node((int)reader.number());
      end = &(*end)->next;
    }
    return head;
  }
  static void write(const Node* node) {
    answer += '[';
    for (int count = 0; node && count < NODES; node = node->next, count++) {
      if (count) answer += ',';
      answer.number(node->val);
    }
    answer += ']';
  }
};
template <class Node>
struct TreeWire {
  static Node* read() {
    long long left = reader.number();
    Node* root = left-- > 0 ? node() : nullptr;
    std::vector<Node*> row;
    if (root) row.push_back(root);
    for (size_t parent = 0; parent < row.size() && left > 0; parent++) {
      for (Node** child : {&row[parent]->left, &row[parent]->right}) {
        if (left-- > 0 && (*child = node())) row.push_back(*child);
      }
    }
    while (left-- > 0) node();
    return root;
  }
  /** `null` or a number. */
  static Node* node() {
    const int one = reader.first();
    if (one == 'n') {
      while (reader.next() > ' ') {
      }
      return nullptr;
    }
    reader.at--;
    return new Node((int)reader.number());
  }
  static void write(const Node* root) {
    std::vector<const Node*> row;
    if (root) row.push_back(root);
    int gaps = 0;
    answer += '[';
    for (size_t at = 0; at < row.size() && row.size() < 2 * NODES; at++) {
      const Node* node = row[at];
      if (!node) {
        gaps++;
        continue;
      }
      for (; gaps > 0; gaps--) answer += ",null";
      if (at) answer += ',';
      answer.number(node->val);
      row.push_back(node->left);
      row.push_back(node->right);
    }
    answer += ']';
  }
};
}
