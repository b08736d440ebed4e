public class Main {
  public static void main(String[] args) {
    int n = 3;
    for (int i : n) System.out.println(i);
  }
}
