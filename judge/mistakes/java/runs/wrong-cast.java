public class Main {
  public static void main(String[] args) {
    Object o = "text";
    Integer n = (Integer) o;
    System.out.println(n);
  }
}
