public class Main {
  public static void main(String[] args) {
    java.util.Deque<Integer> queue = new java.util.ArrayDeque<>();
    System.out.println(queue.pop());
  }
}
