interface Shape {
  int area();
}

class Square implements Shape {
}

public class Main {
  public static void main(String[] args) {
    System.out.println(new Square());
  }
}
