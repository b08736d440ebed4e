class Point {
  int x;

  Point(int x) {
    this.x = x;
  }
}

public class Main {
  public static void main(String[] args) {
    System.out.println(new Point().x);
  }
}
