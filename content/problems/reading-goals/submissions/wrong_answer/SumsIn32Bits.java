import java.util.*;

// The sums do not fit into an int.
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] read = new int[in.nextInt()];
    int goals = in.nextInt();
    int sum = 0;
    for (int chapter = 0; chapter < read.length; chapter++) read[chapter] = sum += in.nextInt();
    while (goals-- > 0) {
      long goal = in.nextLong();
      int at = 0;
      while (at < read.length && read[at] < goal) at++;
      System.out.println(at == read.length ? "never" : String.valueOf(at + 1));
    }
  }
}
