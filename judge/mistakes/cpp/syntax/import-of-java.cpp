import java.util.*;

int main() {
    cout << 1;
}
